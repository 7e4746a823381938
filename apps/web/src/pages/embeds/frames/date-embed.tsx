import type { ReactNode } from 'react';
import { dateDisplay } from '../../../calendar/date-display.ts';
import { texts } from '../../../texts/texts.ts';
import { EmbedFrame } from './embed-frame.tsx';

interface DateEmbedProps {
  /** The community's civil day. */
  readonly today: string;
  readonly siteName: string;
}

/** The community's day in both calendars, for a frame. */
export function DateEmbed({ today, siteName }: DateEmbedProps) {
  const { badi, gregorian } = dateDisplay(today);
  return (
    <EmbedFrame title={texts.todaysDate} siteName={siteName}>
      <dl>
        <DateItem label={texts.badiWeekday}>{badi.dayName}</DateItem>
        <DateItem label={texts.badiDate}>{badi.formattedDate}</DateItem>
        <DateItem label={texts.gregorianDate}>
          <time dateTime={today}>{gregorian}</time>
        </DateItem>
      </dl>
    </EmbedFrame>
  );
}

function DateItem({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
