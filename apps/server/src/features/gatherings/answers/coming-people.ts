/** How many people come to a day of a gathering. */
export interface ComingPeople {
  readonly gathering: number;
  /** Civil days: the one by the rule, and the one on which it is held. */
  readonly day: string;
  readonly heldOn: string;
  readonly people: number;
}
