import { DomainError } from '../errors/domain-error.ts';

/** What is on its way is through in seconds, or its connection is closed after two minutes. */
const RETRY_SECONDS = 5;

/** What one request body holds of its sender's memory. */
export interface BodyShare {
  /** @throws DomainError `too-many-attempts` when the sender's bodies would hold more than they may */
  add(bytes: number): void;
  /** Gives everything back; further calls do nothing. */
  release(): void;
}

/** Counts how many bytes of request bodies are in memory, for each sender by itself. */
export class BodyMemory {
  readonly #held = new Map<string, number>();
  readonly #bytesMax: number;

  /** @param bytesMax How much the bodies of one sender may hold at once. */
  constructor(bytesMax: number) {
    this.#bytesMax = bytesMax;
  }

  /** How many senders hold anything. */
  get senders(): number {
    return this.#held.size;
  }

  /** How many bytes the bodies of one sender hold. */
  heldBy(sender: string): number {
    return this.#held.get(sender) ?? 0;
  }

  /** Opens the account of one body, which has to be released whatever becomes of it. */
  open(sender: string): BodyShare {
    let share = 0;
    return {
      add: (bytes) => {
        const held = this.heldBy(sender) + bytes;
        if (held > this.#bytesMax) {
          throw new DomainError(
            'too-many-attempts',
            'Too much is being sent at once. Please try again in a moment.',
            { retryAfter: RETRY_SECONDS },
          );
        }
        share += bytes;
        this.#held.set(sender, held);
      },
      release: () => {
        const held = this.heldBy(sender) - share;
        share = 0;
        if (held > 0) this.#held.set(sender, held);
        else this.#held.delete(sender);
      },
    };
  }
}
