import { LANGUAGES, NewSettings, type Settings } from '@bahai-friends/contract';
import { zodResolver } from '@hookform/resolvers/zod';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { toastSuccess } from '../../ui/feedback/toasts.ts';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { LANGUAGE_NAMES } from './language-names.ts';
import { PlaceFields } from './place-fields.tsx';
import { useRefetchSettings, useSaveSettings } from './settings.queries.ts';
import { SwitchField } from './switch-field.tsx';
import { TimeZoneField } from './time-zone-field.tsx';
import '../../ui/forms/input.css';

const toForm = ({ version: _, today: _t, nextDayAt: _n, sunsetAt: _s, ...rest }: Settings) => rest;

/** All that the Master Admin sets for the community. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const save = useSaveSettings(settings);
  const reload = useRefetchSettings();
  const form = useForm<NewSettings>({
    resolver: zodResolver(NewSettings),
    // Follows the settings when newer ones are loaded.
    values: toForm(settings),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);
  const submit = form.handleSubmit((values) =>
    save.mutate(values, { onSuccess: () => toastSuccess('Settings saved successfully!') }),
  );
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        aria-labelledby="settings-heading"
        className="max-w-3xl space-y-8"
      >
        <ErrorSummary formState={form.formState} />
        <Group title="The community">
          <CommunityFields />
        </Group>
        <Group title="Place and day">
          <PlaceFields />
          <TimeZone />
        </Group>
        <Group title="The site">
          <SiteFields />
        </Group>
        <VersionConflict mutation={save} reload={reload} />
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" type="submit" unavailable={save.isPending}>
            {save.isPending ? 'Saving...' : 'Save Changes'}
          </Button>
          {isDirty && <p className="text-sm text-muted">There are unsaved changes.</p>}
        </div>
      </form>
    </FormProvider>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="space-y-5">
      <legend className="text-lg font-bold">{title}</legend>
      {children}
    </fieldset>
  );
}

function CommunityFields() {
  const { register, formState } = useFormContext<NewSettings>();
  const { errors } = formState;
  return (
    <>
      <Field label="Name" messages={fieldMessages(errors.siteName)}>
        {(control) => (
          <input
            {...control}
            {...register('siteName')}
            className="input"
            autoComplete="off"
            dir="auto"
          />
        )}
      </Field>
      <Field label="Tagline" messages={fieldMessages(errors.tagline)}>
        {(control) => (
          <textarea {...control} {...register('tagline')} rows={2} dir="auto" className="input" />
        )}
      </Field>
      <Field
        label="Contact"
        hint="Who is behind this site and how to reach you: some countries require it. Shown as it stands at /contact, which every page links to; while it is empty there is no such page. Up to 2,000 characters."
        messages={fieldMessages(errors.contact)}
      >
        {(control) => (
          <textarea {...control} {...register('contact')} rows={5} dir="auto" className="input" />
        )}
      </Field>
    </>
  );
}

function TimeZone() {
  const { register, watch, formState } = useFormContext<NewSettings>();
  return (
    <TimeZoneField
      input={register('timeZone')}
      value={watch('timeZone')}
      messages={fieldMessages(formState.errors.timeZone)}
    />
  );
}

function SiteFields() {
  const { register, formState } = useFormContext<NewSettings>();
  return (
    <>
      <Field
        label="Language"
        hint="Of the public pages at their own addresses; links at the end of each lead to the other languages. The dashboard stays in English."
        messages={fieldMessages(formState.errors.language)}
      >
        {(control) => (
          <select {...control} {...register('language')} className="input">
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {LANGUAGE_NAMES[code]}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SwitchField
        name="holyDaysAhead"
        label="Add holy days of coming years by themselves"
        hint="Those of this Badí year and the next two are then always there. What you delete or change stays so."
      />
      <SwitchField
        name="listed"
        label="Let search engines list this site"
        hint="Otherwise its pages ask search engines to leave them out."
      />
    </>
  );
}
