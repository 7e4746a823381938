/** Writes to the browser's console what people need not see but whoever looks into a fault does. */
export function logError(message: string, ...details: unknown[]): void {
  // biome-ignore lint/suspicious/noConsole: the one place that may
  console.error(message, ...details);
}
