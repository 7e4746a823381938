import type { ReactNode } from 'react';
import { inLanguage } from '../../../site/page-address.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';

interface EmbedFrameProps {
  readonly title: string;
  readonly siteName: string;
  readonly children: ReactNode;
}

/** The frame of a page that other sites embed: its title, and a link to the community's site. */
export function EmbedFrame({ title, siteName, children }: EmbedFrameProps) {
  return (
    <main className="embed">
      <h1>{title}</h1>
      {children}
      <p className="from">
        <ExternalLink href={inLanguage('/')}>
          <NinePointedStar className="star" />
          <bdi>{siteName}</bdi>
        </ExternalLink>
      </p>
    </main>
  );
}
