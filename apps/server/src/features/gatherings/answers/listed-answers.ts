import { type Answer, type LostDay, ruleDays, say } from '@bahai-friends/contract';
import type { Database } from '../../../db/database.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Sealing } from '../../../sealing/key-in-use.ts';
import { ANSWER_NAME } from '../../../sealing/sealed-columns.ts';
import { findGathering, listHolyDayDates, listWholeGatherings } from '../gatherings.repository.ts';
import { forgottenUntil, openedName } from '../kept-names.ts';
import { assertIsRuleDay } from '../listed-occurrences.ts';
import { listAnswers, listComingPeople } from './answers.repository.ts';

interface ListedAnswersDependencies {
  readonly database: Pick<Database, 'reads'>;
  readonly sealing: Pick<Sealing, 'find'>;
  readonly communityDay: { today(): string };
}

/** Answers as volunteers see them. */
export interface ListedAnswers {
  /**
   * The answers for one meeting, by its day by the rule. @throws DomainError `not-found` for a day for which nobody
   * could have answered
   */
  of(id: number, day: string): Promise<Answer[]>;
  /** The days that rules do not have any more, with the number of people who would have come. */
  lostDays(): Promise<LostDay[]>;
}

export function createListedAnswers({
  database: { reads },
  sealing,
  communityDay,
}: ListedAnswersDependencies): ListedAnswers {
  const isKept = (heldOn: string): boolean => heldOn > forgottenUntil(communityDay.today());

  return {
    async of(id, day) {
      const gathering = await findGathering(reads, id);
      if (gathering === null) throw new DomainError('not-found', say('gathering-gone'));
      const rows = (await listAnswers(reads, { id, day })).filter((row) => isKept(row.held_on));
      if (rows.length === 0) await assertIsRuleDay(reads, gathering, day);
      const key = await sealing.find();
      return rows.map(({ name, people, answered_at: at }) => ({
        name: openedName(key, ANSWER_NAME, name),
        people,
        at,
      }));
    },

    async lostDays() {
      const holyDays = await listHolyDayDates(reads);
      const gatherings = await listWholeGatherings(reads);
      const byId = new Map(gatherings.map((gathering) => [gathering.id, gathering]));
      const coming = (await listComingPeople(reads)).filter(({ heldOn }) => isKept(heldOn));
      return coming.flatMap(({ gathering: id, day, people }) => {
        const gathering = byId.get(id);
        const isLost = gathering && ruleDays(gathering, day, day, holyDays).length === 0;
        return isLost ? [{ gathering: id, day, people }] : [];
      });
    },
  };
}
