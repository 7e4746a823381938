import { givenDayMessages } from '../../day-messages.ts';
import type { DaySpan, FillSource } from './fill-plan.ts';

/** What is chosen in the dialog; bounds as they are typed. */
export interface FillValues extends DaySpan {
  readonly source: FillSource;
}

interface BoundMessages {
  readonly from: readonly string[];
  readonly to: readonly string[];
}

function messagesOf(label: string, day: string): string[] {
  return day === '' ? [`${label} is required`] : givenDayMessages(day);
}

/** Why a span cannot be filled, by bound. */
export function boundMessages({ from, to }: FillValues, today: string): BoundMessages {
  const [wrongFrom, wrongTo] = [messagesOf('From', from), messagesOf('To', to)];
  if (wrongFrom.length > 0 || wrongTo.length > 0) return { from: wrongFrom, to: wrongTo };
  return {
    from: from < today ? ['From must be today or later: days that have passed are not filled'] : [],
    to: to < from ? ['To must not be before From'] : [],
  };
}

export function isValidFill(values: FillValues, today: string): boolean {
  const { from, to } = boundMessages(values, today);
  return from.length === 0 && to.length === 0;
}
