import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { givenDayMessages } from '../../day-messages.ts';
import type { DaySpan, FillSource } from './fill-plan.ts';

/** The choices in the dialog; bounds as they are typed. */
export interface FillValues extends DaySpan {
  readonly source: FillSource;
}

interface BoundMessages {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

const messagesOf = (missing: string, day: string): string[] =>
  day === '' ? [missing] : givenDayMessages(day);

/** Why a span cannot be filled, for each bound. */
export function boundMessages({ from, to }: FillValues, today: string): BoundMessages {
  const [wrongFrom, wrongTo] = [
    messagesOf(texts.fromMissing, from),
    messagesOf(texts.toMissing, to),
  ];
  if (wrongFrom.length > 0 || wrongTo.length > 0) return { from: wrongFrom, to: wrongTo };
  return {
    from: from < today ? [texts.fromPast] : [],
    to: to < from ? [texts.toBeforeFrom] : [],
  };
}

export function isValidFill(values: FillValues, today: string): boolean {
  const { from, to } = boundMessages(values, today);
  return from.length === 0 && to.length === 0;
}
