import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { DayActions, DayFacts } from './day-parts.tsx';
import type { HeldDay } from './gatherings.queries.ts';
import { WhenHeld } from './when-held.tsx';

interface DaysTableProps {
  readonly days: readonly HeldDay[];
  readonly onChange: (held: HeldDay) => void;
}

export function DaysTable({ days, onChange }: DaysTableProps) {
  return (
    <Table headings={[common.date, texts.gathering, common.actions]}>
      {days.map((held) => (
        <Row key={`${held.gathering.id} ${held.occurrence.day}`}>
          <Cell heading={common.date}>
            <WhenHeld {...held} />
          </Cell>
          <Cell heading={texts.gathering}>
            <DayFacts held={held} />
          </Cell>
          <Cell heading={common.actions}>
            <DayActions held={held} onChange={() => onChange(held)} />
          </Cell>
        </Row>
      ))}
    </Table>
  );
}
