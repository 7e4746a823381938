import { z } from 'zod';

/** Runs what reads stored JSON; what it cannot read is a problem. */
export function unreadable(read: () => unknown): string | null {
  try {
    read();
    return null;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof z.ZodError) return 'cannot be read';
    throw error;
  }
}
