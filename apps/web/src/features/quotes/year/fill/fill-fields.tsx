import { FIRST_GIVEN_YEAR, LAST_GIVEN_YEAR } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { useId } from 'react';
import { DateInput } from '../../../../ui/forms/date-input.tsx';
import { Field } from '../../../../ui/forms/field.tsx';
import { FILL_SOURCES, type FillSource } from './fill-plan.ts';
import { boundMessages, type FillValues } from './fill-values.ts';

interface FillFieldsProps {
  readonly values: FillValues;
  readonly today: string;
  /** How many quotes each source has. */
  readonly available: Readonly<Record<FillSource, number>>;
  readonly onChange: (changed: Partial<FillValues>) => void;
}

/** The choice of days and of quotes for them. */
export function FillFields({ values, today, available, onChange }: FillFieldsProps) {
  const messages = boundMessages(values, today);
  const hint = common.givenYears(FIRST_GIVEN_YEAR, LAST_GIVEN_YEAR);
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <div className="min-w-[min(9rem,100%)] grow basis-0">
          <Field label={texts.from} hint={hint} messages={messages.from}>
            {(control) => (
              <DateInput {...control} value={values.from} onChange={(from) => onChange({ from })} />
            )}
          </Field>
        </div>
        <div className="min-w-[min(9rem,100%)] grow basis-0">
          <Field label={texts.to} hint={hint} messages={messages.to}>
            {(control) => (
              <DateInput {...control} value={values.to} onChange={(to) => onChange({ to })} />
            )}
          </Field>
        </div>
      </div>
      <fieldset className="space-y-1">
        <legend className="mb-1.5 font-medium">{texts.quotesToUse}</legend>
        {FILL_SOURCES.map((source) => (
          <SourceOption
            key={source}
            source={source}
            count={available[source]}
            isChosen={values.source === source}
            onChoose={() => onChange({ source })}
          />
        ))}
      </fieldset>
    </>
  );
}

interface SourceOptionProps {
  readonly source: FillSource;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function SourceOption({ source, count, isChosen, onChoose }: SourceOptionProps) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <input
        id={id}
        type="radio"
        name="fill-source"
        className="size-5 shrink-0 accent-ink"
        checked={isChosen}
        onChange={onChoose}
      />
      <label htmlFor={id} className="grow py-2">
        {source === 'unscheduled' ? texts.unscheduledQuotes(count) : texts.pastQuotes(count)}
      </label>
    </div>
  );
}
