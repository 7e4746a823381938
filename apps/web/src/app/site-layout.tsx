import type { ReactNode } from 'react';
import { utcDay } from '../calendar/today.ts';
import { SITE_NAME } from '../site-texts.ts';
import { NinePointedStar } from '../ui/nine-pointed-star.tsx';

/** The frame of the public pages: the star, the page, the copyright. */
export function SiteLayout({ children }: { readonly children: ReactNode }) {
  const year = utcDay(new Date()).slice(0, 4);
  return (
    <div className="mx-auto flex min-h-svh max-w-3xl flex-col px-[min(1rem,5vw)] pt-8 pb-6 sm:px-6 sm:pt-12">
      <NinePointedStar className="mx-auto size-28 sm:size-32" />
      <main className="mt-8 grow space-y-6 sm:mt-10 sm:space-y-8">{children}</main>
      <footer className="mt-10 text-center text-sm text-muted">
        {/* The server may have rendered this in another year than it is read in. */}
        <p suppressHydrationWarning>
          © {year} {SITE_NAME}
        </p>
      </footer>
    </div>
  );
}
