import type { PublicSettings, Settings } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { useRef } from 'react';
import { LoadError } from '../../ui/feedback/load-error.tsx';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';
import { LetterPreviews } from './letter-previews.tsx';
import { useLetters } from './letters.queries.ts';
import { LettersOff } from './letters-off.tsx';
import { LettersOn } from './letters-on.tsx';
import { NoteForm } from './note-form.tsx';
import { RemoveAddress } from './remove-address.tsx';
import { Subscriptions } from './subscriptions.tsx';

interface LettersPartProps {
  /** The settings as this user may read them: only the Master Admin gets all of them. */
  readonly settings: Settings | PublicSettings;
  readonly isShown: boolean;
}

/** Letters by e-mail: whether they are on, how many people get them, their note and their previews. */
export function LettersPart({ settings, isShown }: LettersPartProps) {
  const own = 'version' in settings ? settings : null;
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section aria-labelledby="letters-heading" className="max-w-3xl space-y-8">
      <h3
        id="letters-heading"
        ref={heading}
        tabIndex={-1}
        className="text-lg font-bold outline-none"
      >
        {texts.title}
      </h3>
      {settings.features.letters ? (
        <>
          {own && <LettersOn settings={own} heading={heading} />}
          <LoadedLetters isShown={isShown} />
          <LetterPreviews language={settings.language} isShown={isShown} />
          {own && <RemoveAddress />}
        </>
      ) : (
        own && <LettersOff settings={own} heading={heading} />
      )}
    </section>
  );
}

function LoadedLetters({ isShown }: { readonly isShown: boolean }) {
  const { data: letters, isError, isFetching, refetch } = useLetters(isShown);
  if (letters) {
    return (
      <>
        <Subscriptions letters={letters} />
        <NoteForm stored={letters} />
      </>
    );
  }
  if (!isError) return <ListSkeleton label={texts.loading} rows={4} />;
  return (
    <LoadError message={texts.loadError} isRetrying={isFetching} onRetry={() => void refetch()} />
  );
}
