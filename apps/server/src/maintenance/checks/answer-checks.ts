import { Answer, CivilDay } from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import type { AnswerRow } from '../../features/gatherings/answers/answers.repository.ts';

function problemOf({ day, held_on, people }: AnswerRow): string | null {
  const wrong = [day, held_on].find((text) => !CivilDay.safeParse(text).success);
  if (wrong !== undefined) return `“${wrong}” is no day`;
  return Answer.shape.people.safeParse(people).success ? null : `${people} people`;
}

/** Answers that the program cannot have stored; a line for each, without names. */
export async function answerViolations(db: Queries): Promise<string[]> {
  const rows = await db
    .selectFrom('gathering_answers')
    .leftJoin('gatherings', 'gatherings.id', 'gathering_id')
    .selectAll('gathering_answers')
    .select('gatherings.id as gathering')
    .orderBy('gathering_answers.id')
    .execute();
  return rows.flatMap(({ gathering, ...row }) => {
    const problem = gathering === null ? 'the gathering is gone' : problemOf(row);
    return problem === null ? [] : [`${row.id}: ${problem}`];
  });
}
