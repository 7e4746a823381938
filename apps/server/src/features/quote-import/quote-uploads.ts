import { countStatuses, say, type UploadResult, withNotes } from '@bahai-friends/contract';
import type {
  AcceptedFile,
  FilePreview,
  RecipeChoices,
  RejectedFile,
} from '@bahai-friends/quote-sheet';
import { isReadable, isUnreadable } from '@bahai-friends/quote-sheet/file-row';
import { rejectedFile } from '@bahai-friends/quote-sheet/import-result';
import { missingDate } from '@bahai-friends/quote-sheet/recipe-choices';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database, Queries } from '../../db/database.ts';
import { findExportKey } from '../../db/installation-values.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { truncate } from '../audit/truncate.ts';
import { createBatchRecorder } from '../batches/batch-recorder.ts';
import { createQuoteKeys } from './keys/quote-key.ts';
import { type Outcome, planUpload, type UploadPlan } from './plan/plan-upload.ts';
import { previewJson } from './preview/preview-json.ts';
import { previewRows } from './preview/preview-rows.ts';
import { applyPlan } from './stored-quotes/apply-plan.ts';
import { checkJson } from './stored-quotes/check-json.ts';
import {
  compareWithStored,
  type FileRows,
  type StoredComparison,
} from './stored-quotes/compare-with-stored.ts';
import { conflictingDate, datesAfter, findConflicts } from './stored-quotes/conflicting-dates.ts';
import { planComparison } from './stored-quotes/lost-rows.ts';
import { planNotes } from './stored-quotes/plan-notes.ts';
import { planNeeds, rejectionOf } from './stored-quotes/plan-rejection.ts';

/** Compares a file that was read with the stored quotes. */
interface QuoteUploads {
  /** JSON of `ConflictCheck` in pieces. */
  check(file: AcceptedFile, hasRecipe: boolean): Promise<readonly Uint8Array[]>;
  upload(
    actor: Actor,
    fileName: string,
    file: AcceptedFile,
    hasRecipe: boolean,
  ): Promise<UploadResult>;
  /** JSON of `Preview` in pieces. */
  preview(
    file: FilePreview,
    hasRecipe: boolean,
    asked?: readonly number[],
  ): Promise<readonly Uint8Array[]>;
}

export const rejection = ({
  code,
  values,
  message,
  total,
  issues,
  needs,
}: RejectedFile): DomainError =>
  new DomainError(
    'invalid',
    { code, values, message },
    {
      total,
      issues,
      ...(needs && { needs }),
    },
  );

const countOf = ({ outcomes }: UploadPlan, wanted: Outcome): number =>
  outcomes.filter((outcome) => outcome === wanted).length;

/** @throws DomainError `invalid` when the plan cannot be carried out. */
function assertAccepted(comparison: StoredComparison, plan: UploadPlan, hasRecipe: boolean): void {
  const rejected = rejectionOf(comparison, plan, hasRecipe);
  if (rejected) throw rejection(rejected);
}

export function createQuoteUploads(database: Database, clock: Clock): QuoteUploads {
  const trail = createAuditTrail('quote', clock);
  const batches = createBatchRecorder(clock);

  async function quoteKeys() {
    const secret = await findExportKey(database.reads);
    return secret === null ? null : createQuoteKeys(secret);
  }

  /** @throws DomainError `invalid` when a choice is for a date that the file does not have */
  async function compare(db: Queries, { rows, others }: FileRows, choices: RecipeChoices) {
    // Most files have no keys.
    const hasKeys = [rows, others].some((some) => some.some(({ key }) => key !== ''));
    const keys = hasKeys ? await quoteKeys() : null;
    const comparison = await compareWithStored(db, { rows, others }, keys);
    const missing = missingDate(choices, comparison.dates);
    if (missing) throw rejection(rejectedFile(missing));
    return planComparison(comparison, choices);
  }

  return {
    async check(file, hasRecipe) {
      const { choices, ignoredColumns, notes, noted } = file;
      const { comparison, plan } = await compare(database.reads, file, choices);
      const { rows, stored } = comparison;
      assertAccepted(comparison, plan, hasRecipe);
      // Choices for dates are asked for here: the check does not depend on them.
      const open =
        choices.dates.size > 0 ? planUpload(rows, stored, { ...choices, dates: new Map() }) : plan;
      const { conflicts, internalDuplicates, dates } = findConflicts(comparison, open);
      const head = {
        hasConflicts: dates.length > 0,
        conflicts,
        internalDuplicates,
        rows: rows.length,
        same: countOf(open, 'same'),
        changed: open.changes.size,
        repeated: countOf(open, 'repeated'),
        ...withNotes({ ignoredColumns, notes, noted }, planNotes(comparison, open)),
      };
      return checkJson(head, dates, conflictingDate);
    },

    async upload(actor, fileName, file, hasRecipe) {
      return withTableLock(database, 'quotes', async (transaction) => {
        const { choices, ignoredColumns, notes, noted } = file;
        const { comparison, plan } = await compare(transaction, file, choices);
        assertAccepted(comparison, plan, hasRecipe);
        const origin = { kind: 'upload', file: fileName } as const;
        const open = await batches.open(transaction, actor, origin);
        const addition = { by: actor.username, at: clock.now() };
        const batch = await applyPlan(transaction, open, comparison, plan, addition);
        const created = countOf(plan, 'added');
        const changed = plan.changes.size;
        const deleted = plan.deleted.size;
        const count = created + changed + deleted;
        const change = { action: 'uploaded', count, file: truncate(fileName) } as const;
        if (batch !== null) await trail.other(transaction, actor, null, { ...change, batch });
        const counts = {
          created,
          changed,
          deleted,
          stored: countOf(plan, 'same'),
          repeated: countOf(plan, 'repeated'),
          kept: countOf(plan, 'left out'),
        };
        return {
          ...say('quotes-uploaded', counts),
          created,
          skipped: counts.stored + counts.repeated,
          changed,
          deleted,
          batch,
          warnings: datesAfter(comparison.rows, plan).filter(({ count: after }) => after > 1),
          ...withNotes({ ignoredColumns, notes, noted }, planNotes(comparison, plan)),
        };
      });
    },

    async preview({ ok: _, rows: read, choices, ...head }, hasRecipe, asked) {
      const file = { rows: read.filter(isReadable), others: read.filter(isUnreadable) };
      const { comparison, plan } = await compare(database.reads, file, choices);
      const rows = await previewRows(database.reads, comparison, plan, asked);
      // As long as it is unknown how to read the file, nobody can say what it would change.
      const needs = head.needs.length > 0 ? head.needs : planNeeds(plan, hasRecipe);
      const noted = withNotes(head, planNotes(comparison, plan));
      return previewJson({ ...noted, needs, counts: countStatuses(rows), rows }, asked);
    },
  };
}
