/** Less than a test's timeout, so that its report names what did not happen; far more than anything takes. */
const LIMIT_MS = 150_000;

/**
 * Waits for a promise that Playwright does not know, and so could not name when a test's time is up.
 *
 * @param what What is waited for, for the message of the error.
 * @throws Error when it is not resolved in time.
 */
export async function inTime<T>(what: string, result: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`${what} did not end within ${LIMIT_MS / 1000} seconds`));
    }, LIMIT_MS);
  });
  try {
    return await Promise.race([result, tooLate]);
  } finally {
    clearTimeout(timer);
  }
}
