import { useEffect, useState } from 'react';
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
  return (
    <div className="quiet place-notes">
      {isSameDay && loaded && <loaded.PlaceNotes {...props} />}
    </div>
  );
}
