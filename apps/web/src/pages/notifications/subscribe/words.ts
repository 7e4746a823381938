/** Texts in the language of the page, which it hands to its script. */
export interface Words {
  readonly on: string;
  readonly saved: string;
  readonly ended: string;
  readonly topics: string;
  readonly notAllowed: string;
  readonly failed: string;
  readonly tooMany: string;
  readonly unavailable: string;
  readonly turnOn: string;
  readonly save: string;
}
