import { Card } from '../card.tsx';

/** In place of a page that failed to render, or whose script cannot be loaded. */
export function PageError() {
  return (
    <div role="alert">
      <Card title="Something went wrong" headingLevel={1}>
        <p className="text-center">This page could not be shown. Loading it again often helps.</p>
        <p className="mt-5 text-center">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            Load the page again
          </button>
        </p>
      </Card>
    </div>
  );
}
