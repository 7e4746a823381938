/** Shows that something is loading; `label` says what. */
export function Spinner({ label }: { readonly label: string }) {
  return (
    <div role="status" className="flex flex-col items-center gap-4 py-16">
      <span className="size-10 animate-spin rounded-full border-4 border-brand border-t-ink motion-reduce:animate-none" />
      <p>{label}</p>
    </div>
  );
}
