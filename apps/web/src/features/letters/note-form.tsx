import { LETTER_NOTE_MAX, NewLetterNote } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/letters';
import { type FormEvent, useRef, useState } from 'react';
import { useUnsavedWarning } from '../../navigation/use-unsaved-warning.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { type SeenNote, useSaveNote } from './letters.queries.ts';
import '../../ui/forms/input.css';
import '../../ui/feedback/alert.css';

/** The volunteers' note in the next weekly letter. Typed text stays, even when the stored note changes. */
export function NoteForm({ stored }: { readonly stored: SeenNote }) {
  /** The note from which typing began; an unchanged one follows the stored note. */
  const [seen, setSeen] = useState(stored);
  const save = useSaveNote(seen);
  const input = useRef<HTMLTextAreaElement>(null);
  const [typed, setTyped] = useState(stored.note);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const isChanged = typed !== seen.note;
  const isNewer = stored.noteVersion !== seen.noteVersion;
  const begin = (from: SeenNote) => {
    setSeen(from);
    setTyped(from.note);
  };
  // While the note is being saved, a text like the one from before was typed since.
  if (!isChanged && isNewer && !save.isPending) begin(stored);
  useUnsavedWarning(isChanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const checked = NewLetterNote.safeParse({ text: typed });
    setMessages(checked.error?.issues.slice(0, 1).map(({ message }) => message) ?? []);
    if (!checked.success) {
      input.current?.focus();
      return;
    }
    save.mutate(checked.data.text, {
      onSuccess: (saved) => {
        setSeen(saved);
        setTyped((now) => (now === typed ? saved.note : now));
      },
    });
  };
  // The stored note is also newer while it is being saved, until the response has arrived.
  const isConflict = isChanged && isNewer && !save.isPending;
  const left = LETTER_NOTE_MAX - [...typed].length;
  return (
    <form noValidate onSubmit={submit} className="space-y-4">
      <Field
        label={texts.note}
        hint={
          <>
            <p>{texts.noteHint}</p>
            <p>{left < 0 ? texts.noteTooLong(-left) : texts.noteLeft(left)}</p>
          </>
        }
        messages={messages}
      >
        {(control) => (
          <textarea
            {...control}
            ref={input}
            rows={5}
            dir="auto"
            className="input"
            value={typed}
            onChange={({ currentTarget }) => setTyped(currentTarget.value)}
          />
        )}
      </Field>
      {isConflict && (
        <div role="alert" className="alert">
          <p>{stored.note === '' ? texts.noteEmptied : texts.noteChanged}</p>
          {stored.note !== '' && (
            <blockquote dir="auto" className="whitespace-pre-wrap wrap-anywhere">
              {stored.note}
            </blockquote>
          )}
          <div className="flex flex-wrap gap-3">
            <Button
              onClick={() => {
                begin(stored);
                input.current?.focus();
              }}
            >
              {texts.loadNote}
            </Button>
            <Button
              onClick={() => {
                setSeen(stored);
                input.current?.focus();
              }}
            >
              {texts.keepTyped}
            </Button>
          </div>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" unavailable={save.isPending || isConflict}>
          {save.isPending ? texts.savingNote : texts.saveNote}
        </Button>
        {isChanged && <p className="text-sm text-muted">{common.unsaved}</p>}
      </div>
    </form>
  );
}
