import type { HomePageData } from '@bahai-friends/contract';
import { useEffect } from 'react';
import { keepForOffline } from '../../site/keep-for-offline.ts';
import { DateCard } from './date-card.tsx';
import { HolyDaysCard } from './holy-days-card.tsx';
import { QuoteCard } from './quote-card.tsx';
import { SocialLinksCard } from './social-links-card.tsx';
import { WelcomeCard } from './welcome-card.tsx';

/** The public home page; `home` is the data that the server rendered it with. */
export function Page({ home = {} }: { readonly home?: HomePageData }) {
  useEffect(keepForOffline, []);
  return (
    <div className="home">
      <WelcomeCard />
      <DateCard holyDays={home.upcomingHolyDays} />
      <QuoteCard rendered={home.quote} />
      <HolyDaysCard rendered={home.upcomingHolyDays} />
      <SocialLinksCard rendered={home.socialLinks} />
    </div>
  );
}
