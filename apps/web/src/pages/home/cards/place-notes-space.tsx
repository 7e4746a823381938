import type { PageSite } from '@bahai-friends/contract';
import { useEffect, useRef } from 'react';

/**
 * The space for notes about the day at the community's place. The server cannot know whether the visitor has the same
 * day, and most sites name no place, so the notes are loaded only where they are needed.
 */
export function PlaceNotesSpace({ site }: { readonly site: PageSite }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    let isShown = true;
    let end = () => {};
    import('./place-notes.ts').then(
      ({ showPlaceNotes }) => {
        if (isShown && place.current) end = showPlaceNotes(place.current, site);
      },
      () => {},
    );
    return () => {
      isShown = false;
      end();
    };
  }, [site]);
  return (
    <div
      ref={place}
      className="quiet place-notes"
      // The page's first script may have filled it. Hydration removes children that it does not expect, but leaves
      // content alone that is set as HTML.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: it is empty, and only says that React has no children here
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
