import { texts } from '../../texts/texts.ts';
import { Card } from '../card.tsx';

/** Shown in place of a page that failed to render, or whose script cannot be loaded. */
export function PageError() {
  return (
    <div role="alert">
      <Card title={texts.pageError} headingLevel={1}>
        <p className="text-center">{texts.pageErrorAdvice}</p>
        <p className="mt-5 text-center">
          <button type="button" className="button" onClick={() => window.location.reload()}>
            {texts.reload}
          </button>
        </p>
      </Card>
    </div>
  );
}
