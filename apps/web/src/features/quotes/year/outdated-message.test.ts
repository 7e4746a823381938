import { addDays } from '@bahai-friends/badi-calendar';
import { expect, it } from 'vitest';
import { outdatedMessage } from './outdated-message.ts';

it('names the first five dates that were taken, and counts the others', () => {
  const days = Array.from({ length: 7 }, (_, place) => addDays('2028-02-28', place));
  expect(outdatedMessage(days.slice(0, 1))).toBe(
    'In the meantime somebody has given quotes to February 28, 2028. Nothing was scheduled. Please look at the plan again.',
  );
  expect(outdatedMessage(days)).toBe(
    'In the meantime somebody has given quotes to February 28, 2028; February 29, 2028; March 1, 2028; March 2, 2028; March 3, 2028; 2 more. Nothing was scheduled. Please look at the plan again.',
  );
});
