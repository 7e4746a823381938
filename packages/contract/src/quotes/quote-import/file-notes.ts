import type { ProblemCode } from '@bahai-friends/languages/en/problems';
import type { Said } from '@bahai-friends/languages/en/problems/sentences';
import { z } from 'zod';
import { said } from '../../http/problem.ts';

/** The notes about an accepted file besides its main result. */
export const FILE_NOTES = {
  ignoredColumns: z
    .array(z.string())
    .meta({ description: 'Headings that mean nothing here; letters of columns without one' }),
  notes: z.array(z.string()).meta({ description: 'How the file was read, for people' }),
  noted: z.array(z.object(said)).meta({
    description:
      'The same with code and values, and as the last of them which columns were not read, where there are some',
  }),
};

/** A note with its sentence in English. */
type Note = Said<ProblemCode>;

export interface FileNotes {
  readonly ignoredColumns: string[];
  readonly notes: string[];
  readonly noted: z.infer<(typeof FILE_NOTES)['noted']>;
}

/** The notes about a file. */
export const fileNotes = (
  ignoredColumns: readonly string[],
  notes: readonly Note[],
  columnsNote: readonly Note[],
): FileNotes => ({
  ignoredColumns: [...ignoredColumns],
  notes: notes.map(({ message }) => message),
  noted: [...notes, ...columnsNote],
});

/** The same with more notes. */
export const withNotes = <Notes extends Pick<FileNotes, 'notes' | 'noted'>>(
  file: Notes,
  more: readonly Note[],
): Notes => ({
  ...file,
  notes: [...file.notes, ...more.map(({ message }) => message)],
  noted: [...file.noted, ...more],
});
