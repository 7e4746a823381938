import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { useIsNarrow } from '../../ui/use-is-narrow.ts';
import { DayActions, DayFacts } from './day-parts.tsx';
import type { HeldDay } from './gatherings.queries.ts';
import { WhenHeld } from './when-held.tsx';
import '../../ui/tables/brief-table.css';
import './gatherings-tables.css';

interface DaysTableProps {
  readonly days: readonly HeldDay[];
  readonly onChange: (held: HeldDay) => void;
}

export function DaysTable({ days, onChange }: DaysTableProps) {
  const isNarrow = useIsNarrow();
  return (
    <Table
      headings={[common.date, texts.gathering, common.actions]}
      className="brief-table days-table"
    >
      {days.map((held) => (
        <Row key={`${held.gathering.id} ${held.occurrence.day}`}>
          <Cell heading={common.date}>
            <WhenHeld {...held} />
          </Cell>
          <Cell heading={texts.gathering}>
            <DayFacts held={held} />
          </Cell>
          <Cell heading={common.actions}>
            <DayActions held={held} isFolded={isNarrow} onChange={() => onChange(held)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
