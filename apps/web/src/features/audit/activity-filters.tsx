import {
  ACTIVITY_CHOICES,
  type ActivityChoice,
  COMMAND_LINE,
  type User,
} from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/activity';
import { Field } from '../../ui/forms/field.tsx';
import type { ActivityFilter } from './audit.queries.ts';
import '../../ui/forms/input.css';

/** In the order in which they are offered. */
const showLabels = (): Readonly<Record<ActivityChoice, string>> => ({
  changes: texts.changes,
  quote: texts.quotes,
  'social-link': texts.socialLinks,
  'holy-day': texts.holyDays,
  gathering: texts.gatherings,
  user: texts.users,
  settings: texts.settings,
  security: texts.security,
});

interface ActivityFiltersProps {
  readonly filter: ActivityFilter;
  readonly onChange: (filter: ActivityFilter) => void;
  readonly users: readonly User[];
  readonly hasGatherings: boolean;
}

/** Filters of the list of changes, logins and refusals. */
export function ActivityFilters(props: ActivityFiltersProps) {
  const { filter, onChange, users, hasGatherings } = props;
  const { show, actor } = filter;
  const choices = Object.entries(showLabels()).filter(
    ([choice]) => hasGatherings || choice !== 'gathering',
  );
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4 lg:grid-cols-[14rem_14rem]">
      <Choice
        label={texts.show}
        value={show ?? ''}
        choices={choices}
        onChange={(value) => {
          const chosen = ACTIVITY_CHOICES.find((each) => each === value);
          onChange({ ...(actor !== undefined && { actor }), ...(chosen && { show: chosen }) });
        }}
      />
      <Choice
        label={texts.who}
        value={String(actor ?? '')}
        choices={[
          ...users.map(({ id, username }): [string, string] => [String(id), username]),
          [COMMAND_LINE, texts.commandLine],
        ]}
        onChange={(value) => {
          const chosen = value === COMMAND_LINE ? COMMAND_LINE : Number(value);
          onChange({ ...(show && { show }), ...(value !== '' && { actor: chosen }) });
        }}
      />
    </div>
  );
}

interface ChoiceProps {
  readonly label: string;
  /** Empty for all. */
  readonly value: string;
  readonly choices: readonly (readonly [value: string, label: string])[];
  readonly onChange: (value: string) => void;
}

function Choice({ label, value, choices, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(control) => (
        <select
          {...control}
          className="input"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        >
          <option value="">{texts.all}</option>
          {choices.map(([each, name]) => (
            <option key={each} value={each} dir="auto">
              {name}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
