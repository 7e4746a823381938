import type { HolyDay } from '@bahai-friends/contract';
import { Card } from '../../ui/card.tsx';
import { HolyDaysTable } from './holy-days-table.tsx';
import { useUpcomingHolyDays } from './home.queries.ts';

interface HolyDaysCardProps {
  readonly rendered: HolyDay[] | undefined;
}

export function HolyDaysCard({ rendered }: HolyDaysCardProps) {
  return (
    <Card title="Upcoming Holy Days">
      <UpcomingHolyDays rendered={rendered} />
    </Card>
  );
}

function UpcomingHolyDays({ rendered }: HolyDaysCardProps) {
  const query = useUpcomingHolyDays(rendered);
  if (query.isPending) {
    return (
      <p role="status" className="quiet">
        Loading...
      </p>
    );
  }
  if (!query.data) {
    return (
      <p role="alert" className="error">
        Unable to load upcoming holy days.
      </p>
    );
  }
  return query.data.length === 0 ? (
    <p className="quiet">No upcoming holy days are currently scheduled.</p>
  ) : (
    <HolyDaysTable holyDays={query.data} />
  );
}
