const MINUTE_SECONDS = 60;
/** Minutes from a failure to the next try. */
const STEPS = [1, 5, 30, 120, 720];
/** Longer than any step, so that a clock which was set back cannot keep rows waiting for years. */
export const WAIT_MAX_SECONDS = 24 * 60 * MINUTE_SECONDS;

/**
 * How long to wait after a failure, in seconds; null when it was the last one.
 *
 * @param failures How many there were, this one included.
 * @param retryAfter The seconds that the other side asks for, in place of the step.
 */
export function retrySeconds(failures: number, retryAfter: number | undefined): number | null {
  const step = STEPS[failures - 1];
  if (step === undefined) return null;
  return Math.min(retryAfter ?? step * MINUTE_SECONDS, WAIT_MAX_SECONDS);
}
