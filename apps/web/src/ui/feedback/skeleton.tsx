/** A pulsing block that stands for content on its way. Its size is the caller's. */
export function Skeleton({ className = '' }: { readonly className?: string }) {
  return (
    <div
      data-slot="skeleton"
      className={`animate-pulse rounded-lg bg-ink/10 motion-reduce:animate-none ${className}`}
    />
  );
}
