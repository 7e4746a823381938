import type { HolyDay } from '@bahai-friends/contract';
import { ErrorBoundary } from 'react-error-boundary';
import { Card } from '../../ui/card.tsx';
import { useUpcomingHolyDays } from './home.queries.ts';
import { UpcomingHolyDaysTable } from './upcoming-holy-days-table.tsx';

interface HolyDaysCardProps {
  readonly rendered: HolyDay[] | undefined;
}

export function HolyDaysCard({ rendered }: HolyDaysCardProps) {
  return (
    <Card title="Upcoming Holy Days" className="holy-days-card">
      <ErrorBoundary fallback={<HolyDaysError />}>
        <UpcomingHolyDays rendered={rendered} />
      </ErrorBoundary>
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
  if (!query.data) return <HolyDaysError />;
  return query.data.length === 0 ? (
    <p className="quiet">No upcoming holy days are currently scheduled.</p>
  ) : (
    <UpcomingHolyDaysTable holyDays={query.data} />
  );
}

function HolyDaysError() {
  return (
    <p role="alert" className="error">
      Unable to load upcoming holy days.
    </p>
  );
}
