import { useEffect } from 'react';
import { keepForOffline } from '../../site/keep-for-offline.ts';
import { DateCard } from './cards/date-card.tsx';
import { HolyDaysCard } from './cards/holy-days-card.tsx';
import { QuoteCard } from './cards/quote-card.tsx';
import { SocialLinksCard } from './cards/social-links-card.tsx';
import { WelcomeCard } from './cards/welcome-card.tsx';
import type { HomeParts } from './page.server.ts';
import type { BegunCard } from './start/begun-card.ts';

/** The state of the page's first script. */
interface BegunHome {
  readonly begunCard?: BegunCard;
}

/** The public home page; `home` is the data with which the server rendered it. */
export function Page({ home = {}, begunCard }: HomeParts & BegunHome) {
  useEffect(keepForOffline, []);
  return (
    <div className="home">
      <WelcomeCard holyDays={home.upcomingHolyDays} />
      <DateCard holyDays={home.upcomingHolyDays} />
      <QuoteCard rendered={home.quote} begun={begunCard} />
      <HolyDaysCard rendered={home.upcomingHolyDays} />
      <SocialLinksCard rendered={home.socialLinks} />
    </div>
  );
}
