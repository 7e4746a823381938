/**
 * The program cannot start, or a command cannot be done. The message is one line for whoever operates the
 * site and says what to change; it is printed without a stack.
 */
export class OperatorError extends Error {
  override readonly name = 'OperatorError';
}
