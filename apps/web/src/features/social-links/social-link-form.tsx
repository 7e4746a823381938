import { NewSocialLink, SOCIAL_PLATFORMS, type SocialLink } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/social-links';
import { zodResolver } from '@hookform/resolvers/zod';
import { useEffect, useId } from 'react';
import { useForm } from 'react-hook-form';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { VersionConflict } from '../../ui/dialogs/version-conflict.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { ErrorSummary } from '../../ui/forms/error-summary.tsx';
import { fieldMessages } from '../../ui/forms/field-messages.ts';
import { showSaved } from '../../ui/forms/show-saved.ts';
import { SocialLinkFields } from './social-link-fields.tsx';
import { useRefetchSocialLinks, useSaveSocialLink } from './social-links.queries.ts';

const EMPTY: NewSocialLink = { platform: '', url: '', order: 0 };

interface SocialLinkFormProps {
  /** The link to edit; without one the form adds a link. */
  readonly link?: SocialLink | undefined;
  /** Called when editing ends, saved or not. */
  readonly onDone?: () => void;
}

/** Adds a link or edits one. Its caller has to change `key` when the link changes. */
export function SocialLinkForm({ link, onDone }: SocialLinkFormProps) {
  const headingId = useId();
  const save = useSaveSocialLink(link);
  const reload = useRefetchSocialLinks();
  const { platform, url, order } = link ?? EMPTY;
  const form = useForm<NewSocialLink>({
    resolver: zodResolver(NewSocialLink),
    defaultValues: EMPTY,
    shouldFocusError: false,
    // The values follow the link when a newer version is loaded.
    ...(link && { values: { platform, url, order } }),
  });
  const { register, handleSubmit, formState, getValues, setFocus } = form;
  const { errors, isDirty } = formState;
  const isEditing = link !== undefined;
  useUnsavedWarning(isDirty && !(isEditing && save.isSuccess));
  useEffect(() => {
    if (isEditing) setFocus('platform', { shouldSelect: true });
  }, [isEditing, setFocus]);

  const submit = handleSubmit((values) => {
    const sent = { ...getValues() };
    save.mutate(values, {
      onSuccess: () => {
        if (isEditing) return onDone?.();
        // Whoever has begun the next link already keeps the focus, too.
        if (showSaved(form, sent, EMPTY)) setFocus('platform');
      },
    });
  });
  const idle = isEditing ? common.saveChanges : texts.addLink;
  return (
    <form
      noValidate
      onSubmit={submit}
      aria-labelledby={headingId}
      className="space-y-4 max-sm:pb-4 sm:rounded-2xl sm:bg-cream sm:p-6"
    >
      <h3 id={headingId} className="text-lg font-bold">
        {isEditing ? texts.editSocialLink : texts.addSocialLink}
      </h3>
      <ErrorSummary formState={formState} />
      <SocialLinkFields
        platforms={SOCIAL_PLATFORMS}
        platform={register('platform')}
        url={register('url')}
        order={register('order', { valueAsNumber: true })}
        messages={{
          platform: fieldMessages(errors.platform),
          url: fieldMessages(errors.url),
          order: fieldMessages(errors.order),
        }}
      />
      <VersionConflict mutation={save} reload={reload} />
      <div className="flex flex-wrap gap-3">
        <Button look="primary" type="submit" unavailable={save.isPending}>
          {save.isPending ? (isEditing ? common.saving : texts.adding) : idle}
        </Button>
        {isEditing && <Button onClick={onDone}>{common.cancel}</Button>}
      </div>
    </form>
  );
}
