import type { HolyDay } from '@bahai-friends/contract';
import { texts } from '../../../texts/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { CalendarLink } from './calendar-link.tsx';
import { useUpcomingHolyDays } from './home.queries.ts';
import { UpcomingHolyDaysTable } from './upcoming-holy-days-table.tsx';

interface HolyDaysCardProps {
  readonly rendered: HolyDay[] | undefined;
}

export function HolyDaysCard({ rendered }: HolyDaysCardProps) {
  return (
    <Card title={texts.upcomingHolyDays} className="holy-days-card" more={<CalendarLink />}>
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
        {texts.loading}
      </p>
    );
  }
  if (!query.data) return <HolyDaysError />;
  return query.data.length === 0 ? (
    <p className="quiet">{texts.noHolyDays}</p>
  ) : (
    <UpcomingHolyDaysTable holyDays={query.data} />
  );
}

function HolyDaysError() {
  return (
    <p role="alert" className="error">
      {texts.holyDaysError}
    </p>
  );
}
