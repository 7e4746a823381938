import { first } from './first.ts';

export interface Item {
  readonly name: string;
}

export const items: readonly Item[] = [first];
