/** Lets the visitor answer; resolves to whether they did. */
export type Ask = () => Promise<boolean>;

export interface Question {
  /** Lets `ask` ask the question until the returned function is called. */
  answeredBy(ask: Ask): () => void;
  /** Asks the question, when somebody can answer; concurrent callers get the same answer. */
  ask(): Promise<boolean>;
}

/** A question to the visitor that is open at most once at a time. */
export function createQuestion(): Question {
  let asker: Ask | undefined;
  let open: Promise<boolean> | undefined;
  return {
    answeredBy(ask) {
      asker = ask;
      return () => {
        if (asker === ask) asker = undefined;
      };
    },
    async ask() {
      if (!asker) return false;
      open ??= asker().finally(() => {
        open = undefined;
      });
      return open;
    },
  };
}
