import { Skeleton } from '../feedback/skeleton.tsx';

interface ListSkeletonProps {
  /** What is loading, for screen readers. */
  readonly label: string;
  readonly rows?: number;
  readonly rowClassName?: string;
}

/** A placeholder for a list that is loading. */
export function ListSkeleton({ label, rows = 3, rowClassName = 'h-12' }: ListSkeletonProps) {
  return (
    <div role="status" className="space-y-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: placeholders are all alike
        <Skeleton key={index} className={rowClassName} />
      ))}
    </div>
  );
}
