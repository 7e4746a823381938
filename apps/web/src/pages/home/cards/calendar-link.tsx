import { inLanguage } from '../../../site/page-address.ts';
import { texts } from '../../../texts/texts.ts';

/** What the cards of today's date and of the holy days lead to. */
export const CalendarLink = () => (
  <a href={inLanguage('/calendar')} className="read-on way-on">
    {texts.calendar}
  </a>
);
