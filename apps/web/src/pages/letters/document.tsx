import type { LettersParts, LettersView } from '@bahai-friends/contract';
import { whole } from '../../texts/whole.ts';
import { MastheadLink } from '../../ui/masthead-link.tsx';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';
import { ConfirmView } from './views/confirm-view.tsx';
import { EndView } from './views/end-view.tsx';
import { FormView } from './views/form-view.tsx';
import { NoteView } from './views/note-view.tsx';
import { YoursView } from './views/yours-view.tsx';

const FORM = '/letters';
const SENT = '/letters/sent';

/**
 * The values in the address: the form, or the page after it. Pages with a token have addresses that the registry does
 * not know.
 */
export type LettersValues = Readonly<Record<'view', 'form' | 'look'>>;

function find(
  path: string,
  _query: URLSearchParams,
  { features }: { readonly features: { readonly letters: boolean } },
): FoundDocument<LettersValues> | null {
  if (!features.letters) return null;
  if (path === FORM) return { address: path, values: { view: 'form' }, isForm: true };
  return path === SENT ? { address: path, values: { view: 'look' } } : null;
}

/** The heading of each page, which is also its title. */
function headingOf({ view }: LettersView): string {
  const { title, look, confirm, yours, end, gone } = whole().letters;
  const headings: Readonly<Record<LettersView['view'], string>> = {
    form: title,
    look: look.title,
    confirm: confirm.title,
    confirmed: confirm.done,
    yours: yours.title,
    end: end.title,
    ended: end.done,
    gone: gone.title,
  };
  return headings[view];
}

function View({ letters }: { readonly letters: LettersView }) {
  const { look, confirm, end, gone } = whole().letters;
  switch (letters.view) {
    case 'form':
      return <FormView {...letters} />;
    case 'look':
      return <NoteView texts={[look.text, look.nothing]} />;
    case 'confirm':
      return <ConfirmView token={letters.token} />;
    case 'confirmed':
      return <NoteView texts={[confirm.doneText]} />;
    case 'yours':
      return <YoursView {...letters} />;
    case 'end':
      return <EndView token={letters.token} />;
    case 'ended':
      return <NoteView texts={[end.doneText]} />;
    case 'gone':
      return <NoteView texts={[gone.text]} />;
  }
}

/**
 * Letters by e-mail: the pages on which visitors subscribe, confirm, change and end. Search engines must not index
 * them.
 */
export const document = {
  find,
  title: ({ site, letters }) => `${headingOf(letters)} – ${site.siteName}`,
  head: ({ site }) => ({
    description: whole().letters.description(site.siteName),
    inSerif: [site.siteName],
  }),
  render: ({ letters }) => (
    <div className="read-page">
      <MastheadLink />
      <h1>{headingOf(letters)}</h1>
      <div className="form-page letters">
        <View letters={letters} />
      </div>
    </div>
  ),
} satisfies DocumentPages<LettersParts, LettersValues>;
