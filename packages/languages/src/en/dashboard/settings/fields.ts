// The settings: what stands above and below each where it is set, and what the audit trail calls it.
export const tagline = 'Tagline';
export const timeZone = 'Time zone';
export const timeZoneHint = 'Quotes and holy days change at midnight there.';
export const place = 'Place';
export const language = 'Language';
export const languageHint =
  'Of the public pages at their own addresses; links at the end of each lead to the other languages. Also of the dashboard, for whoever has not chosen another in “My account”.';
export const contact = 'Contact';
export const contactHint =
  'Who is behind this site and how to reach you: some countries require it. Shown as it stands at /contact, which every page links to; while it is empty there is no such page. Up to 2,000 characters.';
export const addHolyDays = 'Add holy days of coming years by themselves';
export const addHolyDaysHint =
  'Those of this Badí year and the next two are then always there. What you delete or change stays so.';
/** In the audit trail. */
export const comingHolyDays = 'Holy days of coming years';
export const listed = 'Let search engines list this site';
export const listedHint = 'Otherwise its pages ask search engines to leave them out.';
export const foundBySearch = 'Found by search engines';
export const features = 'Features';
