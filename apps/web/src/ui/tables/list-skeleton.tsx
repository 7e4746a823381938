import { Skeleton } from '../feedback/skeleton.tsx';

/** In place of a list that is on its way; `label` says so to those who do not see it. */
export function ListSkeleton({ label }: { readonly label: string }) {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">{label}</span>
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
      <Skeleton className="h-12" />
    </div>
  );
}
