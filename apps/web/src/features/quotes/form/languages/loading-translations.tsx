import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

/** In place of translations that are on their way. */
export function LoadingTranslations() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-24" />
    </div>
  );
}
