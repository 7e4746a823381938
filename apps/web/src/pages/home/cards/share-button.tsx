import { type ReactNode, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import type { SharedQuote } from './shared-quote.ts';

/**
 * Begins to copy a text that comes later, where there is no share sheet to be tried first. WebKit lets a page
 * write to the clipboard only at once when something is pressed, not when a script has been loaded since.
 */
function copyLater(text: () => Promise<string>): Promise<void> | undefined {
  // Browsers have no clipboard over plain http, and not all have its items, whatever their types say.
  const { clipboard }: Partial<Navigator> = navigator;
  if ('share' in navigator || !clipboard || !('ClipboardItem' in window)) return undefined;
  const later = text();
  // A browser that refuses at once never looks at the text, whose failure would then be nobody's.
  later.catch(() => {});
  const copying = clipboard.write([new ClipboardItem({ 'text/plain': later })]);
  // Whether it succeeds is asked when the script is there.
  copying.catch(() => {});
  return copying;
}

/** Passes a quote on. What does it is loaded when it is pressed; without a script there is no button. */
export function ShareButton(shared: SharedQuote) {
  const [shown, setShown] = useState<ReactNode>();
  const share = () => {
    setShown(null);
    const loading = import('./share-quote.tsx');
    const copying = copyLater(async () => (await loading).textOf(shared));
    loading
      .then(({ shareQuote }) => shareQuote(shared, setShown, copying))
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
