import * as texts from '@bahai-friends/languages/en/dashboard/quotes/languages';
import { Skeleton } from '../../../../ui/feedback/skeleton.tsx';

/** Placeholders for translations that are being loaded. */
export function LoadingTranslations() {
  return (
    <div role="status">
      <span className="sr-only">{texts.loading}</span>
      <Skeleton className="h-24" />
    </div>
  );
}
