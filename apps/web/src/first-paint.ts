/** Should the browser not tell of its paint, the page must not stay lifeless. */
const LONGEST_WAIT_MS = 1000;

/** Waits until the page is on the screen; not at all while nobody looks, since nothing is painted. */
export async function firstPaint(): Promise<void> {
  if (document.hidden) return;
  await new Promise((resolve) => {
    setTimeout(resolve, LONGEST_WAIT_MS);
    new PerformanceObserver(resolve).observe({ type: 'paint', buffered: true });
  });
}
