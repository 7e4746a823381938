import type { Programme, ProgrammeItem } from '@bahai-friends/contract';
import { PROGRAMME_LIMITS } from '@bahai-friends/contract/programme-limits';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/programme';
import { useEffect, useRef, useState } from 'react';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { ApiError } from '../../../api/api-error.ts';
import { fieldIssues } from '../../../api/field-issues.ts';
import { StickyDialogActions } from '../../../ui/dialogs/dialog.tsx';
import { VersionConflict } from '../../../ui/dialogs/version-conflict.tsx';
import { toastFailure } from '../../../ui/feedback/toasts.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { ErrorSummary } from '../../../ui/forms/error-summary.tsx';
import { ItemCard } from './item-card.tsx';
import { type ProgrammeDay, useSaveProgramme } from './programme.queries.ts';
import { emptyItem, fieldAt, type ProgrammeValues, programmeResolver } from './programme-values.ts';

interface ProgrammeFormProps {
  readonly day: ProgrammeDay;
  readonly programme: Programme;
  /** Loads the programme again after another volunteer has changed it. */
  readonly onReload: () => Promise<unknown>;
  readonly onUnsaved: (isUnsaved: boolean) => void;
  readonly onClose: () => void;
}

/** A removed item, and its former place. */
interface Removed {
  readonly index: number;
  readonly item: ProgrammeItem;
}

/** The items of a programme in their order: they are added, moved and removed, and saved together. */
export function ProgrammeForm(props: ProgrammeFormProps) {
  const { day, programme, onReload, onUnsaved, onClose } = props;
  const save = useSaveProgramme(day, programme);
  const form = useForm({
    resolver: programmeResolver,
    // The values follow the programme when a newer version is loaded.
    values: { items: programme.items },
    shouldFocusError: false,
  });
  const { control, formState, getValues, handleSubmit, setError } = form;
  const { fields, append, insert, move, remove } = useFieldArray({ control, name: 'items' });
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, setSaid] = useState('');
  const bringBack = useRef<HTMLButtonElement>(null);
  const isUnsaved = formState.isDirty && !save.isSuccess;
  useEffect(() => onUnsaved(isUnsaved), [isUnsaved, onUnsaved]);
  useEffect(() => {
    if (removed !== null) bringBack.current?.focus();
  }, [removed]);

  const onError = (error: Error) => {
    const issues = fieldIssues(error);
    for (const { path, message } of issues) {
      const field = fieldAt(path.split('.'));
      if (field) setError(field, { type: 'server', message });
    }
    const isSaid = error instanceof ApiError && error.status === 412;
    if (issues.length === 0 && !isSaid) toastFailure(texts.saveFailed, error);
  };
  const send = handleSubmit((values) => save.mutate(values, { onSuccess: onClose, onError }));
  const add = () => {
    const part = getValues('items').at(-1)?.part ?? 'devotional';
    setRemoved(null);
    append(emptyItem(part), { focusName: `items.${fields.length}.title` });
  };
  const moveTo = (from: number, to: number) => {
    move(from, to);
    setSaid(texts.movedTo(to + 1, fields.length));
  };
  const takeOut = (index: number) => {
    setRemoved({ index, item: getValues(`items.${index}`) });
    remove(index);
  };
  const putBack = ({ index, item }: Removed) => {
    insert(index, item, { focusName: `items.${index}.title` });
    setRemoved(null);
  };
  // Changes of the older version are discarded with it.
  const reload = () => {
    setRemoved(null);
    return onReload();
  };
  return (
    <FormProvider<ProgrammeValues, unknown, { items: ProgrammeItem[] }> {...form}>
      <form noValidate onSubmit={send} className="space-y-4">
        <p className="text-sm text-muted">{texts.about}</p>
        <ErrorSummary formState={formState} />
        {fields.length === 0 && <p className="text-muted">{texts.none}</p>}
        <ol className="space-y-3">
          {fields.map(({ id }, index) => (
            <ItemCard
              key={id}
              index={index}
              count={fields.length}
              // Stored items are listed; an added one is open.
              isStored={index < programme.items.length && !formState.isDirty}
              onMove={(to) => moveTo(index, to)}
              onRemove={() => takeOut(index)}
            />
          ))}
        </ol>
        <p role="status" className="sr-only">
          {said}
        </p>
        {removed && (
          <p role="status" className="flex flex-wrap items-center gap-3">
            {texts.removed}
            <Button ref={bringBack} onClick={() => putBack(removed)}>
              {texts.bringBack}
            </Button>
          </p>
        )}
        {fields.length < PROGRAMME_LIMITS.items ? (
          <Button onClick={add}>{texts.add}</Button>
        ) : (
          <p className="text-sm text-muted">{texts.full(PROGRAMME_LIMITS.items)}</p>
        )}
        <VersionConflict mutation={save} reload={reload} />
        <StickyDialogActions>
          <Button onClick={onClose}>{common.cancel}</Button>
          <Button look="primary" type="submit" unavailable={save.isPending}>
            {save.isPending ? common.saving : common.saveChanges}
          </Button>
        </StickyDialogActions>
      </form>
    </FormProvider>
  );
}
