/** If the browser does not report its paint, the page has to be hydrated anyway. */
const LONGEST_WAIT_MS = 1000;

/** Resolves after the browser's first paint; at once in a hidden tab, which is not painted. */
export async function afterFirstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}
