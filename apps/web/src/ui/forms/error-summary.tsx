import * as common from '@bahai-friends/languages/en/dashboard/common';
import { type MouseEvent, useEffect, useId, useRef, useState } from 'react';
import '../feedback/alert.css';

interface ErrorSummaryProps {
  /** The state of react-hook-form, for a form that does not move the focus itself (`shouldFocusError: false`). */
  readonly formState: { readonly submitCount: number; readonly errors: object };
}

interface WrongField {
  readonly id: string;
  readonly label: string;
}

/** The findings of the last submit, and which of them are still wrong. */
interface Findings {
  readonly submitCount: number;
  readonly fields: readonly WrongField[];
  readonly wrong: ReadonlySet<string>;
}

const NOTHING: Findings = { submitCount: 0, fields: [], wrong: new Set() };

/** The fields of a form that are marked as wrong, in the order of the page. */
function wrongFieldsIn(form: HTMLFormElement): WrongField[] {
  const controls = form.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]');
  return [...controls].map(({ id, labels, dataset }) => ({
    id,
    label: dataset.fieldLabel ?? labels?.[0]?.textContent ?? '',
  }));
}

function focusField(id: string): void {
  const control = document.getElementById(id) as HTMLInputElement | null;
  control?.focus();
  control?.labels?.[0]?.scrollIntoView?.({ block: 'nearest' });
}

/**
 * At the beginning of a form: links to the wrong fields, when a submit finds more than one. The messages are beside
 * the fields, where they are announced, too.
 *
 * A submit moves the focus here, or to the one field that is wrong. Until the next submit all lines stay, so that
 * nothing moves while somebody types.
 */
export function ErrorSummary({ formState }: ErrorSummaryProps) {
  // Both are read here, since a form reports a change only to components that have read it.
  const { submitCount, errors } = formState;
  const headingId = useId();
  const box = useRef<HTMLElement>(null);
  const [findings, setFindings] = useState(NOTHING);
  const { fields, wrong } = findings;

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the page, which shows other errors with each of these
  useEffect(() => {
    const form = box.current?.closest('form');
    if (!form) return;
    const found = wrongFieldsIn(form);
    const ids = new Set(found.map(({ id }) => id));
    setFindings((before) =>
      before.submitCount === submitCount
        ? { ...before, wrong: ids }
        : { submitCount, fields: found, wrong: ids },
    );
  }, [formState, errors, submitCount]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only a submit moves the focus
  useEffect(() => {
    const [first, second] = fields;
    if (second) box.current?.focus();
    else if (first) focusField(first.id);
  }, [findings.submitCount]);

  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby={headingId}
      hidden={fields.length < 2}
      className="alert alert-alarm"
    >
      <p id={headingId} className="font-semibold">
        {common.checkFields(fields.length)}
      </p>
      <ul className="flex flex-wrap gap-x-6">
        {fields.map(({ id, label }) => (
          <li key={id}>
            <FieldLink id={id} label={label} isWrong={wrong.has(id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FieldLink({ id, label, isWrong }: WrongField & { readonly isWrong: boolean }) {
  // The address keeps the open tab, so the link must not change it.
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    focusField(id);
  };
  return (
    <a href={`#${id}`} onClick={follow} className="inline-flex min-h-6 items-center gap-2">
      <span className="underline underline-offset-4">{label}</span>
      {!isWrong && <span className="text-fine">{common.corrected}</span>}
    </a>
  );
}
