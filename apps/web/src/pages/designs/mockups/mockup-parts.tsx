import { ExternalLink } from '../../../ui/external-link.tsx';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { PlatformIcon } from '../../../ui/platform-icon.tsx';
import { BackLink } from '../gallery/back-link.tsx';
import type { Design, MockupParts } from '../gallery/design.ts';
import type { MockupContent } from './mockup-content.ts';

/** The content as elements that any layout can place and any style sheet can style. */
export function mockupParts({ id, name }: Design, content: MockupContent): MockupParts {
  return {
    concept: (
      <nav aria-label="Design concepts" className="concept">
        <BackLink href="/designs">Back to Designs</BackLink>
        <span className="concept-name">{`Design ${id}: ${name}`}</span>
      </nav>
    ),
    star: <NinePointedStar className="star" />,
    name: <h1 className="name">{content.name}</h1>,
    tagline: <p className="tagline">{content.tagline}</p>,
    date: <SampleDate date={content.date} />,
    quote: <SampleQuote quote={content.quote} />,
    networks: <Networks networks={content.networks} />,
    footer: (
      <footer className="footer">
        <p>{content.copyright}</p>
        <a href="/">Visit our website</a>
      </footer>
    ),
  };
}

function SampleDate({ date }: { readonly date: MockupContent['date'] }) {
  return (
    <section aria-labelledby="date" className="date">
      <h2 id="date">Today's Date</h2>
      <dl>
        <div className="gregorian">
          <dt>Gregorian Date</dt>
          <dd>
            <time dateTime={date.civilDay}>{date.gregorian}</time>
          </dd>
        </div>
        <div className="badi">
          <dt>Badí Date</dt>
          <dd>{date.badi}</dd>
        </div>
      </dl>
    </section>
  );
}

function SampleQuote({ quote }: { readonly quote: MockupContent['quote'] }) {
  return (
    <section aria-labelledby="quote" className="quote">
      <h2 id="quote">Today's Quote</h2>
      <figure>
        <blockquote>{`“${quote.text}”`}</blockquote>
        <figcaption>{`— ${quote.source}`}</figcaption>
      </figure>
      <ExternalLink href={quote.referenceUrl} className="reference">
        View Quote Reference on Bahá'í Reference Library
      </ExternalLink>
    </section>
  );
}

function Networks({ networks }: { readonly networks: MockupContent['networks'] }) {
  return (
    <section aria-labelledby="networks" className="networks">
      <h2 id="networks">Connect With Us</h2>
      {/* biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari takes it for no list */}
      <ul role="list">
        {networks.map(({ platform, url }) => (
          <li key={platform}>
            <ExternalLink href={url} className="network">
              <PlatformIcon platform={platform} />
              <span>{platform}</span>
            </ExternalLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
