import { NewSettings, type Settings } from '@bahai-friends/contract';
import { LANGUAGES } from '@bahai-friends/languages';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import * as fields from '@bahai-friends/languages/en/dashboard/settings/fields';
import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useRef } from 'react';
import { FormProvider, type UseFormReturn, useForm, useFormContext } from 'react-hook-form';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { changeableSettings } from '../../site/saved-settings.ts';
import { ownNameOf } from '../../texts/own-names.ts';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { showSaved } from '../../ui/forms/show-saved.ts';
import { SwitchField } from '../../ui/forms/switch-field.tsx';
import { PlaceFields } from './place-fields.tsx';
import { useSaveSettings } from './save-settings.ts';
import { useRefetchSettings } from './settings.queries.ts';
import { TimeZoneField } from './time-zone-field.tsx';
import '../../ui/forms/input.css';

/** All settings that the Master Admin sets for the community. */
export function SettingsForm({ settings }: { readonly settings: Settings }) {
  const save = useSaveSettings(settings);
  const refetch = useRefetchSettings();
  const form = useForm<NewSettings>({
    resolver: zodResolver(NewSettings),
    defaultValues: changeableSettings(settings),
    shouldFocusError: false,
  });
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);
  useNewerSettings(form, settings);
  const reload = async () => {
    const newer = await refetch();
    if (newer) form.reset(changeableSettings(newer));
  };
  const submit = form.handleSubmit((values) => {
    const sent = structuredClone(form.getValues());
    save.mutate(values, { onSuccess: (saved) => showSaved(form, sent, changeableSettings(saved)) });
  });
  return (
    <FormProvider {...form}>
      <form
        noValidate
        onSubmit={submit}
        aria-labelledby="settings-heading"
        className="max-w-3xl space-y-8"
      >
        <ErrorSummary formState={form.formState} />
        <Group title={texts.community}>
          <CommunityFields />
        </Group>
        <Group title={texts.placeAndDay}>
          <PlaceFields saved={settings} />
          <TimeZone />
        </Group>
        <Group title={texts.site}>
          <SiteFields />
        </Group>
        <VersionConflict mutation={save} reload={reload} />
        <div className="flex flex-wrap items-center gap-3">
          <Button look="primary" type="submit" unavailable={save.isPending}>
            {save.isPending ? common.saving : common.saveChanges}
          </Button>
          {isDirty && <p className="text-sm text-muted">{common.unsaved}</p>}
        </div>
      </form>
    </FormProvider>
  );
}

/** Has the form follow newer settings, but for the fields in which something is typed. */
function useNewerSettings(form: UseFormReturn<NewSettings>, settings: Settings): void {
  const seen = useRef(settings);
  useEffect(() => {
    if (seen.current === settings) return;
    showSaved(form, changeableSettings(seen.current), changeableSettings(settings));
    seen.current = settings;
  }, [form, settings]);
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="space-y-4">
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
      <Field label={common.name} messages={fieldMessages(errors.siteName)}>
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
      <Field label={fields.tagline} messages={fieldMessages(errors.tagline)}>
        {(control) => (
          <textarea {...control} {...register('tagline')} rows={2} dir="auto" className="input" />
        )}
      </Field>
      <Field
        label={fields.contact}
        hint={fields.contactHint}
        messages={fieldMessages(errors.contact)}
      >
        {(control) => (
          <textarea {...control} {...register('contact')} rows={3} dir="auto" className="input" />
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
        label={fields.language}
        hint={fields.languageHint}
        messages={fieldMessages(formState.errors.language)}
      >
        {(control) => (
          <select {...control} {...register('language')} className="input">
            {LANGUAGES.map((code) => (
              <option key={code} value={code} lang={code}>
                {ownNameOf(code)}
              </option>
            ))}
          </select>
        )}
      </Field>
      <SwitchField<NewSettings>
        name="holyDaysAhead"
        label={fields.addHolyDays}
        hint={fields.addHolyDaysHint}
      />
      <SwitchField<NewSettings> name="listed" label={fields.listed} hint={fields.listedHint} />
    </>
  );
}
