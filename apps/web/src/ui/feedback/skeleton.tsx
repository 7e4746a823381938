/** A pulsing placeholder for content that is loading. `className` gives it its size. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return (
    <div
      data-slot="skeleton"
      className={`animate-pulse rounded-lg bg-line motion-reduce:animate-none ${className}`}
    />
  );
}
