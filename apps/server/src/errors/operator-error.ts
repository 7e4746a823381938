/** The program cannot start; the message is one line that says what to change. */
export class StartupError extends Error {
  override readonly name = 'StartupError';
}
