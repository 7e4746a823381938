const REFRESH_MS = 60_000;

/** Reads the clock again every minute while the page is visible, and when it becomes visible again. */
export function subscribeToClock(readAgain: () => void): () => void {
  const readWhenVisible = () => {
    if (document.visibilityState === 'visible') readAgain();
  };
  const timer = setInterval(readWhenVisible, REFRESH_MS);
  document.addEventListener('visibilitychange', readWhenVisible);
  return () => {
    clearInterval(timer);
    document.removeEventListener('visibilitychange', readWhenVisible);
  };
}
