import { useEffect, useState } from 'react';
import { dateDisplay } from '../../calendar/date-display.ts';
import type { PlaceNotesProps } from './place-notes.tsx';

/**
 * The room of what is said about the day where the community is. The server cannot know whether the
 * visitor shares that day, and most sites name no place: the words are loaded where they are needed.
 */
export function PlaceNotesSpace({
  isSameDay,
  ...props
}: PlaceNotesProps & { readonly isSameDay: boolean }) {
  const [loaded, setLoaded] = useState<typeof import('./place-notes.tsx')>();
  useEffect(() => {
    import('./place-notes.tsx').then(setLoaded, () => {});
  }, []);
  const { site, renderedHolyDays } = props;
  const { day, month = 19 } = dateDisplay(site.today).badi;
  // A Feast, a day of the Fast or of Ayyám-i-Há, or a holy day.
  const isSpecial = day === 1 || month === 19 || renderedHolyDays?.[0]?.date === site.today;
  return (
    <div className="quiet place-notes" data-special={isSpecial}>
      {isSameDay && loaded && <loaded.PlaceNotes {...props} />}
    </div>
  );
}
