import { z } from 'zod';

/** The problem with stored JSON that `read` cannot read; null when it can. */
export function unreadable(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'cannot be read';
    throw error;
  }
}
