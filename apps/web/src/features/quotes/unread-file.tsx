import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { ListSkeleton } from '../../ui/tables/list-skeleton.tsx';

interface UnreadFileProps {
  /** Whether a question will be shown instead of rows. */
  readonly isAsked: boolean;
}

/**
 * A placeholder for a file that is being read. Rows fill a window: with that height before they are loaded, nothing
 * below them moves.
 */
export function UnreadFile({ isAsked }: UnreadFileProps) {
  return (
    <div className={isAsked ? '' : 'min-h-dvh'}>
      <ListSkeleton label={texts.loadingFile} rows={isAsked ? 3 : 5} rowClassName="h-16" />
    </div>
  );
}
