import { type ReactNode, useState } from 'react';
import { texts } from '../../texts/texts.ts';
import type { SharedQuote } from './shared-quote.ts';

/** Passes a quote on. What does it is loaded when it is pressed; without a script there is no button. */
export function ShareButton(shared: SharedQuote) {
  const [shown, setShown] = useState<ReactNode>();
  const share = () => {
    setShown(null);
    import('./share-quote.tsx')
      .then(({ shareQuote }) => shareQuote(shared, setShown))
      .catch(() =>
        setShown(
          <p role="alert" className="error">
            {texts.shareFailed}
          </p>,
        ),
      );
  };
  return (
    <div className="share">
      <button type="button" className="read-on" onClick={share}>
        {texts.share}
      </button>
      {shown}
    </div>
  );
}
