import type { Preview, PreviewColumn } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import type { Reading } from '../state/recipe-state.ts';

export interface QuestionProps {
  readonly file: File;
  readonly preview: Preview;
  /** The column that may have the dates; null when that is not the question. */
  readonly dateColumn: PreviewColumn | null;
  /** Whether the upload continues after the answer. */
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onAnswer: (change: Reading) => void;
}

interface QuestionBoxProps {
  readonly title: ReactNode;
  /** The text about what follows from the answer. */
  readonly note: (isLast: boolean) => string;
  /** What to do when no answer is right. */
  readonly instead?: string;
  readonly isLast: boolean;
  readonly children: ReactNode;
}

/** A question about the file, whose answers are its buttons. */
export function QuestionBox({ title, note, instead, isLast, children }: QuestionBoxProps) {
  return (
    <fieldset className="question">
      <legend className="text-lg font-semibold wrap-anywhere">{title}</legend>
      <div className="question-answers">{children}</div>
      <p className="text-muted">{note(isLast)}</p>
      {instead !== undefined && <p className="text-muted">{instead}</p>}
    </fieldset>
  );
}
