/** A gathering that a batch has deleted. */
export interface BatchGatheringsTable {
  batch_id: number;
  gathering_id: number;
  /** The whole gathering as it was, as `gathering-snapshot.ts` writes it. */
  snapshot: string;
}
