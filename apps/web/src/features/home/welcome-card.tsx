import { useId } from 'react';
import { useSite } from '../../site/use-site.ts';
import { texts } from '../../texts/texts.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { NinePointedStar } from '../../ui/nine-pointed-star.tsx';

/** The name of the site under its star, across the whole window, and what the site is for. */
export function WelcomeCard() {
  const headingId = useId();
  const { siteName, tagline } = useSite();
  return (
    <section aria-labelledby={headingId} className="welcome">
      <h1 id={headingId} className="masthead">
        <NinePointedStar />
        <bdi>{siteName}</bdi>
      </h1>
      <p dir="auto" className="tagline">
        {tagline}
      </p>
      <ExternalLink href="https://www.bahai.org" className="read-on mx-4">
        {texts.officialWebsite}
      </ExternalLink>
    </section>
  );
}
