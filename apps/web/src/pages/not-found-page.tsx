import { Card } from '../ui/card.tsx';

/** The page at every path that has none. */
export function Page() {
  return (
    <Card title="404 Page Not Found" headingLevel={1}>
      <div className="text-center">
        <p>There is nothing at this address. It may have moved, or been mistyped.</p>
        <a href="/" className="button mt-5">
          Back to Home
        </a>
      </div>
    </Card>
  );
}
