import type { QuoteBatch } from '@bahai-friends/contract';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/batches';
import { type RefObject, useRef } from 'react';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { sentence } from '../../../ui/sentence.tsx';
import { Cell, Row, Table } from '../../../ui/tables/table.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';

interface BatchesTableProps {
  readonly batches: readonly QuoteBatch[];
  readonly onUndo: (batch: QuoteBatch) => void;
}

/** Batches in the server's order, newest first. */
export function BatchesTable({ batches, onUndo }: BatchesTableProps) {
  return (
    <Table headings={[texts.what, texts.quotes, texts.when, texts.by, texts.undo]}>
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} onUndo={onUndo} />
      ))}
    </Table>
  );
}

interface BatchRowProps {
  readonly batch: QuoteBatch;
  readonly onUndo: (batch: QuoteBatch) => void;
}

function BatchRow({ batch, onUndo }: BatchRowProps) {
  const { id, kind, file, count, at, by, until, undone } = batch;
  const state = useRef<HTMLSpanElement>(null);
  return (
    <Row>
      <Cell heading={texts.what}>
        {texts.kind(kind)}
        {file !== null && <bdi className="block text-sm text-muted wrap-anywhere">{file}</bdi>}
      </Cell>
      <Cell heading={texts.quotes}>{common.numberOf(count)}</Cell>
      <Cell heading={texts.when}>
        <span id={`batch-${id}-when`}>
          <Timestamp at={at} />
        </span>
      </Cell>
      <Cell heading={texts.by}>
        <bdi className="wrap-anywhere">{by}</bdi>
      </Cell>
      <Cell heading={texts.undo}>
        <span ref={state} tabIndex={-1} data-batch={id} className="inline-block">
          {undone ? texts.undone : <UndoButton batch={batch} onUndo={onUndo} next={state} />}
        </span>
        {!undone && (
          <span className="mt-1 block text-sm text-muted">
            {sentence(texts.until(<Timestamp at={until} />))}
          </span>
        )}
      </Cell>
    </Row>
  );
}

interface UndoButtonProps extends BatchRowProps {
  /** Gets the focus when the batch turns out to be undone. */
  readonly next: RefObject<HTMLElement | null>;
}

function UndoButton({ batch, onUndo, next }: UndoButtonProps) {
  const box = useRestoreFocus<HTMLSpanElement>(next);
  const { kind, file } = batch;
  return (
    <span ref={box}>
      <Button
        aria-label={texts.undoOf(kind, file)}
        aria-describedby={`batch-${batch.id}-when`}
        onClick={() => onUndo(batch)}
      >
        {texts.undo}
      </Button>
    </span>
  );
}
