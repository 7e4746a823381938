/** Writes to the browser's console, for people who look for the cause of a fault. */
export function logError(message: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the one place that may
  console.error(message, ...details);
}
