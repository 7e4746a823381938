/** The time that another server has for all steps together, from its name on. */
export interface TimeLimit {
  readonly ms: number;
  /** Aborts when the time is over. */
  readonly signal: AbortSignal;
}

/** A time that begins now. @param ms A whole number. */
export const timeLimit = (ms: number): TimeLimit => ({ ms, signal: AbortSignal.timeout(ms) });

/** Waits for a step towards a connection. @throws Error when the time is over before */
export function connectedWithin<T>({ ms, signal }: TimeLimit, step: Promise<T>): Promise<T> {
  const over = new Promise<never>((_resolve, reject) => {
    const end = () => reject(new Error(`No connection within ${ms / 1000} seconds`));
    if (signal.aborted) end();
    else signal.addEventListener('abort', end, { once: true });
  });
  return Promise.race([step, over]);
}
