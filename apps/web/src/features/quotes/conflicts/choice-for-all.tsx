import { DATE_CHOICES, DateChoice } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';
import { Field } from '../../../ui/forms/field.tsx';
import { choiceLabels } from './date-choice-labels.ts';
import { choiceOf, type DateChoices, type DateConflict, deletedBy } from './date-choices.ts';
import '../../../ui/forms/input.css';

const SEVERAL = '';

interface ChoiceForAllProps {
  /** The dates with a choice. */
  readonly dates: readonly DateConflict[];
  readonly choices: DateChoices;
  readonly onChoose: (choices: DateChoices) => void;
}

/** Makes the same choice for all dates at once. */
export function ChoiceForAll({ dates, choices, onChoose }: ChoiceForAllProps) {
  const labels = choiceLabels(
    sumOf(dates, ({ storedCount }) => storedCount),
    sumOf(dates, deletedBy),
  );
  const chosen = new Set(dates.map(({ date }) => choiceOf(choices, date)));
  const [only = SEVERAL] = chosen.size === 1 ? chosen : [];
  const chooseAll = (choice: DateChoice) =>
    onChoose(new Map(dates.map(({ date }) => [date, choice])));
  return (
    <Field label={texts.forAllDates(dates.length)}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={only}
          onChange={({ target }) => chooseAll(DateChoice.parse(target.value))}
        >
          <option value={SEVERAL} disabled hidden={only !== SEVERAL}>
            {texts.differentChoices}
          </option>
          {DATE_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {labels[choice]}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}

const sumOf = (dates: readonly DateConflict[], count: (date: DateConflict) => number): number =>
  dates.reduce((sum, date) => sum + count(date), 0);
