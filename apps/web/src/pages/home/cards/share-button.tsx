import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../../../texts/texts.ts';
import { beginSharing, hasShareSheet } from '../start/begin-sharing.ts';
import type { BegunCard } from '../start/begun-card.ts';
import type { SharedQuote, WayShared } from '../start/shared-quote.ts';

interface ShareButtonProps extends SharedQuote {
  readonly begun: BegunCard | undefined;
}

const SharingFailed = () => (
  <p role="alert" className="error">
    {texts.shareFailed}
  </p>
);

/** The share sheet shows its own messages: others are loaded only without one. */
const loadShowing = () => import('./show-shared.tsx');

async function tell(sharing: Promise<WayShared>, show: (shown: ReactNode) => void): Promise<void> {
  try {
    const shared = await sharing;
    if (shared.way === 'sheet') return;
    if (shared.way === 'failed') show(<SharingFailed />);
    else (await loadShowing()).showShared(shared, show);
  } catch {
    show(<SharingFailed />);
  }
}

/** Shares a quote. The code for it is loaded when it is pressed; without a script there is no button. */
export function ShareButton({ begun, ...quote }: ShareButtonProps) {
  const [shown, setShown] = useState<ReactNode>(begun?.hasFailed && <SharingFailed />);
  useEffect(() => {
    for (const sharing of begun?.sharing.splice(0) ?? []) tell(sharing, setShown);
  }, [begun]);
  const share = () => {
    setShown(null);
    // This is loaded in parallel with the code for sharing.
    if (!hasShareSheet()) loadShowing().catch(() => {});
    tell(beginSharing(quote), setShown);
  };
  return (
    <div className="share">
      <button type="button" className="read-on" data-press="share" onClick={share}>
        {texts.share}
      </button>
      {shown}
    </div>
  );
}
