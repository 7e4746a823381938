import { z } from 'zod';
import { HolyDay } from './holy-days.ts';
import { TodaysQuote } from './quotes.ts';
import { SocialLink } from './social-links.ts';

/**
 * The data that the home page is rendered with. A part that the server could not read is absent, and
 * the browser loads it; `quote: null` says that there is none for today.
 */
export const HomePageData = z.object({
  quote: TodaysQuote.nullable().optional(),
  upcomingHolyDays: z.array(HolyDay).optional(),
  socialLinks: z.array(SocialLink).optional(),
});
export type HomePageData = z.infer<typeof HomePageData>;
