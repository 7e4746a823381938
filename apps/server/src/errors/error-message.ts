/** The message of any thrown value; of the first error where several addresses were tried. */
export function errorMessage(error: unknown): string {
  if (error instanceof AggregateError && error.message === '') return errorMessage(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}
