import type { ReactNode } from 'react';
import { inLanguage } from '../site/page-address.ts';
import { useSite } from '../site/use-site.ts';
import { spoken } from '../texts/spoken.ts';
import { texts } from '../texts/texts.ts';
import { NinePointedStar } from '../ui/ornaments/nine-pointed-star.tsx';

interface SiteLayoutProps {
  /** A wide page has the width of the window, and a star of its own. */
  readonly frame: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** The frame of the public pages: the star, the page, the copyright. */
export function SiteLayout({ frame, children }: SiteLayoutProps) {
  const { contact, siteName, today } = useSite();
  return (
    <div className="site">
      {frame === 'wide' ? (
        <main className="grow">{children}</main>
      ) : (
        <div className="mx-auto flex w-full max-w-3xl grow flex-col px-[min(1rem,5vw)] pt-8 sm:px-6 sm:pt-12">
          <NinePointedStar className="mx-auto size-20" />
          <main className="mt-8 grow">{children}</main>
        </div>
      )}
      <footer className="px-4 pt-8 pb-3 text-center text-sm text-muted sm:pt-10 sm:pb-6">
        {/* The server may have rendered this in an earlier year. */}
        <p suppressHydrationWarning>
          © {spoken.number(Number.parseInt(today, 10))}{' '}
          <bdi className="wrap-anywhere">{siteName}</bdi>
        </p>
        {contact && (
          <p className="mt-2">
            <a href={inLanguage('/contact')} className="inline-block py-1 underline">
              {texts.contact}
            </a>
          </p>
        )}
      </footer>
    </div>
  );
}
