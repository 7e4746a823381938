import { say } from '@bahai-friends/contract';
import { DomainError } from '../../errors/domain-error.ts';

/** A body arrives within seconds, or its connection is closed after two minutes. */
const RETRY_SECONDS = 5;

/** The part of its sender's memory that one request body takes. */
export interface BodyShare {
  /** @throws DomainError `too-many-attempts` when the sender's bodies would hold more than they may */
  add(bytes: number): void;
  /** Gives everything back; further calls do nothing. */
  release(): void;
}

/** Limits how many bytes of request bodies are in memory, for each sender by itself. */
export class RequestBodyMemory {
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
          throw new DomainError('too-many-attempts', say('too-much-at-once'), {
            retryAfter: RETRY_SECONDS,
          });
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

/**
 * The bytes of a body in one piece. A body may come in pieces of one byte, and each kept piece would take some hundred
 * bytes.
 */
export class BodyBuffer {
  readonly #share: BodyShare;
  readonly #bytesMax: number;
  #buffer = Buffer.alloc(0);
  #length = 0;

  /** @param bytesMax How many bytes there can be. */
  constructor(share: BodyShare, bytesMax: number) {
    this.#share = share;
    this.#bytesMax = bytesMax;
  }

  /** The bytes so far; later ones are not part of it. */
  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  /**
   * @param isLast Whether it completes the body, which then does not wait any more and is not counted.
   *
   * @throws DomainError as `BodyShare.add` does
   */
  add(chunk: Buffer, isLast = false): void {
    const length = this.#length + chunk.length;
    if (length > this.#buffer.length) this.#grow(length, isLast);
    chunk.copy(this.#buffer, this.#length);
    this.#length = length;
  }

  #grow(length: number, isLast: boolean): void {
    const room = Math.max(length, Math.min(2 * this.#buffer.length, this.#bytesMax));
    if (!isLast) this.#share.add(room - this.#buffer.length);
    const grown = Buffer.allocUnsafeSlow(room);
    this.bytes.copy(grown);
    this.#buffer = grown;
  }
}
