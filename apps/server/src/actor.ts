/** Who asks for a change. The role is read anew inside each change: it may just have been lost. */
export interface Actor {
  readonly userId: number;
  readonly username: string;
  /** Stays open when the actor resets the own password. */
  readonly tokenHash: string;
}
