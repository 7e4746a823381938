/** A quote in the model. */
export interface Content {
  readonly text: string;
  readonly date: string | null;
  /** A new number after each change, and the former one when that is undone. */
  readonly revision: number;
}

/** All quotes by their ids. */
export type State = ReadonlyMap<number, Content>;

/** A batch in the model: the quotes before and after it. */
export interface ModelBatch {
  readonly id: number;
  readonly before: State;
  readonly after: State;
}

/** The state with some quotes reset to a former state. */
function withFormer(now: State, before: State, ids: ReadonlySet<number>): State {
  const result = new Map(now);
  for (const id of ids) {
    const former = before.get(id);
    if (former === undefined) result.delete(id);
    else result.set(id, former);
  }
  return result;
}

/**
 * The state that an undo has to leave, derived only from the states before and after the batch and now: quotes are as
 * before when they are now as the batch left them and their date is free; otherwise they stay.
 */
export function undoneState({ before, after }: ModelBatch, now: State): State {
  const revisionIn = (state: State, id: number) => state.get(id)?.revision;
  const touched = [...new Set([...before.keys(), ...after.keys()])].filter(
    (id) => revisionIn(before, id) !== revisionIn(after, id),
  );
  const undone = new Set(touched.filter((id) => revisionIn(now, id) === revisionIn(after, id)));
  for (;;) {
    const result = withFormer(now, before, undone);
    const blocked = [...undone].find((id) => {
      const former = before.get(id)?.date ?? null;
      if (former === null || now.get(id)?.date === former) return false;
      return [...result].some(
        ([other, { date }]) => date === former && before.get(other)?.date !== former,
      );
    });
    if (blocked === undefined) return result;
    undone.delete(blocked);
  }
}
