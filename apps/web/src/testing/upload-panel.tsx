import type { ConflictCheck, UploadResult } from '@bahai-friends/contract';
import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { openUpload } from './quotes-tab.tsx';
import { saying } from './saying.ts';

export const CHECK = 'POST /api/quotes/check-conflicts';
export const UPLOAD = 'POST /api/quotes/upload';
export const NOTHING_CHOSEN = 'No file chosen. You can drop one here.';

export const noConflicts: ConflictCheck = {
  hasConflicts: false,
  conflicts: [],
  internalDuplicates: [],
  dates: [],
  rows: 5,
  same: 0,
  changed: 0,
  repeated: 0,
  ignoredColumns: [],
  notes: [],
  noted: [],
};

export const uploaded: UploadResult = {
  ...saying('Added 5 quotes'),
  created: 5,
  skipped: 0,
  changed: 0,
  deleted: 0,
  batch: 1,
  warnings: [],
  ignoredColumns: [],
  notes: [],
  noted: [],
};

export const fileOf = (name = 'quotes.csv'): File => new File(['text,source'], name);

export const chooser = () => screen.getByLabelText<HTMLInputElement>('Choose File');

/** The panel in which a file is uploaded. */
export const panel = () => within(screen.getByRole('region', { name: 'Upload a File' }));

/** The button that uploads, whatever its present text. */
export const upload = () =>
  panel().getByRole('button', { name: /^(Upload|Checking...|Uploading...)$/ });

export const errorText = async () => (await panel().findByRole('alert')).textContent;

export async function choose(file = fileOf()): Promise<UserEvent> {
  const person = openUpload();
  await person.upload(chooser(), file);
  return person;
}

export async function chooseAndUpload(file = fileOf()): Promise<UserEvent> {
  const person = await choose(file);
  await person.click(upload());
  return person;
}
