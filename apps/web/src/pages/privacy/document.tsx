import { inLanguage } from '../../site/page-address.ts';
import { whole } from '../../texts/whole.ts';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';

const PATH = '/privacy';

function find(
  path: string,
  _query: URLSearchParams,
  { features }: { readonly features: { readonly letters: boolean } },
): FoundDocument | null {
  return path === PATH && features.letters ? { address: path, values: {} } : null;
}

/** What is stored of visitors, why, for how long and who learns of it; there as soon as anything is stored. */
export const document = {
  find,
  title: ({ site }) => `${whole().letters.privacy.title} – ${site.siteName}`,
  head: ({ site }) => {
    const { title, description } = whole().letters.privacy;
    return {
      description: description(site.siteName),
      shared: { title, description: description(site.siteName) },
    };
  },
  render: () => {
    const { privacy } = whole().letters;
    return (
      <div className="privacy">
        <h1>{privacy.title}</h1>
        <h2>{privacy.visits}</h2>
        <p>{privacy.visitsText}</p>
        <h2>{privacy.letters}</h2>
        <dl>
          <dt>{privacy.what}</dt>
          <dd>{privacy.whatText}</dd>
          <dt>{privacy.why}</dt>
          <dd>{privacy.whyText}</dd>
          <dt>{privacy.howLong}</dt>
          <dd>{privacy.howLongText}</dd>
          <dt>{privacy.who}</dt>
          <dd>{privacy.whoText}</dd>
          <dt>{privacy.ending}</dt>
          <dd>{privacy.endingText}</dd>
        </dl>
        <h2>{privacy.questions}</h2>
        <p>
          {privacy.questionsText} <a href={inLanguage('/contact')}>{whole().page.contact}</a>
        </p>
      </div>
    );
  },
} satisfies DocumentPages;
