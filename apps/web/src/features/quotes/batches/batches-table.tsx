import { type Batch, formatNumber } from '@bahai-friends/contract';
import { type RefObject, useRef } from 'react';
import { useRestoreFocus } from '../../../ui/dialogs/use-restore-focus.ts';
import { Button } from '../../../ui/forms/button.tsx';
import { Cell, Row, Table } from '../../../ui/tables/table.tsx';
import { Timestamp } from '../../../ui/timestamp.tsx';
import { KIND_LABELS } from './batch-wording.ts';

const [WHAT, QUOTES, WHEN, WHO, UNDO] = ['What', 'Quotes', 'When', 'By', 'Undo'] as const;

interface BatchesTableProps {
  readonly batches: readonly Batch[];
  readonly onUndo: (batch: Batch) => void;
}

/** Batches as they come from the server, newest first. */
export function BatchesTable({ batches, onUndo }: BatchesTableProps) {
  return (
    <Table headings={[WHAT, QUOTES, WHEN, WHO, UNDO]}>
      {batches.map((batch) => (
        <BatchRow key={batch.id} batch={batch} onUndo={onUndo} />
      ))}
    </Table>
  );
}

interface BatchRowProps {
  readonly batch: Batch;
  readonly onUndo: (batch: Batch) => void;
}

function BatchRow({ batch, onUndo }: BatchRowProps) {
  const { id, kind, file, count, at, by, until, undone } = batch;
  const state = useRef<HTMLSpanElement>(null);
  return (
    <Row>
      <Cell heading={WHAT}>
        {KIND_LABELS[kind]}
        {file !== null && <bdi className="block text-sm text-muted wrap-anywhere">{file}</bdi>}
      </Cell>
      <Cell heading={QUOTES}>{formatNumber(count)}</Cell>
      <Cell heading={WHEN}>
        <span id={`batch-${id}-when`}>
          <Timestamp at={at} />
        </span>
      </Cell>
      <Cell heading={WHO}>
        <bdi className="wrap-anywhere">{by}</bdi>
      </Cell>
      <Cell heading={UNDO}>
        <span ref={state} tabIndex={-1} data-batch={id} className="inline-block">
          {undone ? 'Undone' : <UndoButton batch={batch} onUndo={onUndo} next={state} />}
        </span>
        {!undone && (
          <span className="mt-1 block text-sm text-muted">
            until <Timestamp at={until} />
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
        aria-label={`Undo ${KIND_LABELS[kind].toLowerCase()}${file === null ? '' : ` ${file}`}`}
        aria-describedby={`batch-${batch.id}-when`}
        onClick={() => onUndo(batch)}
      >
        Undo
      </Button>
    </span>
  );
}
