import { AUDIT_KINDS, type AuditKind, COMMAND_LINE, type User } from '@bahai-friends/contract';
import { Field } from '../../ui/forms/field.tsx';
import type { ChangeFilter } from './audit.queries.ts';
import '../../ui/forms/input.css';

const KIND_LABELS: Readonly<Record<AuditKind, string>> = {
  quote: 'Quotes',
  'social-link': 'Social Links',
  'holy-day': 'Holy Days',
  user: 'Users',
  settings: 'Settings',
};

/** As a choice beside the kinds of things. */
const SECURITY = 'security';

interface ChangeFiltersProps {
  readonly filter: ChangeFilter;
  readonly onChange: (filter: ChangeFilter) => void;
  /** Whether logins and refusals are shown in the place of changes. */
  readonly showsEvents: boolean;
  readonly onShowEvents: (showsEvents: boolean) => void;
  readonly users: readonly User[];
}

/** Filters of the list of changes. */
export function ChangeFilters({
  filter,
  onChange,
  showsEvents,
  onShowEvents,
  users,
}: ChangeFiltersProps) {
  const { kind, actor } = filter;
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-[14rem_14rem]">
      <Choice
        label="Changes of"
        value={showsEvents ? SECURITY : (kind ?? '')}
        choices={[
          ...AUDIT_KINDS.map((each): [string, string] => [each, KIND_LABELS[each]]),
          [SECURITY, 'Logins and Security'],
        ]}
        onChange={(value) => {
          onShowEvents(value === SECURITY);
          const chosen = AUDIT_KINDS.find((each) => each === value);
          onChange({ ...(actor !== undefined && { actor }), ...(chosen && { kind: chosen }) });
        }}
      />
      {!showsEvents && (
        <Choice
          label="Changed by"
          value={String(actor ?? '')}
          choices={[
            ...users.map(({ id, username }): [string, string] => [String(id), username]),
            [COMMAND_LINE, 'Command line'],
          ]}
          onChange={(value) => {
            const chosen = value === COMMAND_LINE ? COMMAND_LINE : Number(value);
            onChange({ ...(kind && { kind }), ...(value !== '' && { actor: chosen }) });
          }}
        />
      )}
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
          <option value="">All</option>
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
