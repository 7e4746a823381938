import { inLanguage } from '../../site/page-address.ts';
import { type StoringFeatures, storesOfVisitors } from '../../site/stores-of-visitors.ts';
import { whole } from '../../texts/whole.ts';
import { MastheadLink } from '../../ui/masthead-link.tsx';
import type { DocumentPages, FoundDocument } from '../page-kinds.ts';

const PATH = '/privacy';

function find(
  path: string,
  _query: URLSearchParams,
  { features }: { readonly features: StoringFeatures },
): FoundDocument | null {
  return path === PATH && storesOfVisitors(features) ? { address: path, values: {} } : null;
}

interface PartTexts {
  readonly whatText: string;
  readonly whyText: string;
  readonly howLongText: string;
  readonly whoText: string;
  /** In place of the question about letters. */
  readonly ending?: string;
  readonly endingText: string;
}

/** The data that one feature stores. */
function Part({ title, texts }: { readonly title: string; readonly texts: PartTexts }) {
  const { what, why, howLong, who, ending } = whole().letters.privacy;
  return (
    <>
      <h2>{title}</h2>
      <dl>
        <dt>{what}</dt>
        <dd>{texts.whatText}</dd>
        <dt>{why}</dt>
        <dd>{texts.whyText}</dd>
        <dt>{howLong}</dt>
        <dd>{texts.howLongText}</dd>
        <dt>{who}</dt>
        <dd>{texts.whoText}</dd>
        <dt>{texts.ending ?? ending}</dt>
        <dd>{texts.endingText}</dd>
      </dl>
    </>
  );
}

/** What is stored of visitors, why, for how long and who can read it. The page exists as soon as anything is stored. */
export const document = {
  find,
  title: ({ site }) => `${whole().letters.privacy.title} – ${site.siteName}`,
  head: ({ site }) => {
    const { title, description } = whole().letters.privacy;
    return {
      description: description(site.siteName),
      inSerif: [site.siteName],
      shared: { title, description: description(site.siteName) },
    };
  },
  render: ({ site: { features, contact } }) => {
    const { privacy } = whole().letters;
    const { privacy: answers, readers } = whole().answers;
    const { title, privacy: notifications } = whole().notifications;
    return (
      <div className="read-page privacy">
        <MastheadLink />
        <h1>{privacy.title}</h1>
        <div className="privacy-parts">
          <h2>{privacy.visits}</h2>
          <p>{privacy.visitsText}</p>
          {features.letters && <Part title={privacy.letters} texts={privacy} />}
          {features.notifications && <Part title={title} texts={notifications} />}
          {features.gatherings && <Part title={answers.title} texts={answers} />}
          {features.gatherings && <Part title={readers.title} texts={readers} />}
          {contact !== '' && (
            <>
              <h2>{privacy.questions}</h2>
              <p>
                {privacy.questionsText} <a href={inLanguage('/contact')}>{whole().page.contact}</a>
              </p>
            </>
          )}
        </div>
      </div>
    );
  },
} satisfies DocumentPages;
