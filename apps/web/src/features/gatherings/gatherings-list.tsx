import {
  audienceInWords,
  type Gathering,
  type Language,
  repeatInWords,
} from '@bahai-friends/contract';
import * as fields from '@bahai-friends/languages/en/dashboard/audit-gatherings';
import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings';
import { Share2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { dateDisplay } from '../../calendar/date-display.ts';
import { useCommunityDay, useSite } from '../../site/use-site.ts';
import { ExternalLink } from '../../ui/external-link.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { SearchInput } from '../../ui/forms/search-input.tsx';
import { Menu, MenuItem } from '../../ui/menu.tsx';
import { Cell, Row, Table } from '../../ui/tables/table.tsx';
import { usePanelKeys } from '../../ui/tables/use-panel-keys.ts';
import { type HeldDay, useDaysAhead, useRenew } from './gatherings.queries.ts';
import { WhenHeld } from './when-held.tsx';
import '../../ui/tables/brief-table.css';
import './gatherings-tables.css';

/** What a dialog does with one gathering. */
export type GatheringAction = 'edit' | 'delete' | 'link';

interface GatheringsListProps {
  readonly gatherings: readonly Gathering[];
  readonly onAction: (action: GatheringAction, gathering: Gathering) => void;
  readonly onDays: (gathering: Gathering) => void;
}

/** All gatherings, in the order of their next days, with a search. */
export function GatheringsList({ gatherings, onAction, onDays }: GatheringsListProps) {
  const [search, setSearch] = useState('');
  const scope = useRef<HTMLDivElement>(null);
  usePanelKeys({ scope });
  const today = useCommunityDay();
  const { days, isSuccess } = useDaysAhead(gatherings, today);
  const nextOf = new Map<number, HeldDay>();
  for (const day of days) {
    const { id } = day.gathering;
    if (!day.occurrence.cancelled && !nextOf.has(id)) nextOf.set(id, day);
  }
  const found = inOrder(gatherings, nextOf).filter((gathering) => isFound(gathering, search));
  if (gatherings.length === 0) {
    return <p className="py-8 text-center text-muted">{texts.none}</p>;
  }
  return (
    <div ref={scope} className="space-y-4">
      <SearchInput
        aria-label={texts.search}
        placeholder={texts.search}
        value={search}
        onChange={setSearch}
      />
      <div aria-live="polite" className="mb-0">
        {found.length === 0 && <p className="py-8 text-center text-muted">{texts.noneFound}</p>}
      </div>
      {found.length > 0 && (
        <Table
          headings={[texts.gathering, texts.next, fields.audience, common.actions]}
          className="brief-table gatherings-table"
        >
          {found.map((gathering) => (
            <GatheringRow
              key={gathering.id}
              gathering={gathering}
              next={isSuccess ? (nextOf.get(gathering.id) ?? null) : undefined}
              today={today}
              onAction={(action) => onAction(action, gathering)}
              onDays={() => onDays(gathering)}
            />
          ))}
        </Table>
      )}
    </div>
  );
}

/** A gathering without a further day comes last, by its title. */
function inOrder(gatherings: readonly Gathering[], nextOf: ReadonlyMap<number, HeldDay>) {
  const startOf = ({ id }: Gathering): string => nextOf.get(id)?.occurrence.startsAt ?? '~';
  return [...gatherings].sort(
    (one, other) =>
      Number(startOf(one) > startOf(other)) - Number(startOf(one) < startOf(other)) ||
      one.title.localeCompare(other.title),
  );
}

function isFound({ title, place, kind, description }: Gathering, search: string): boolean {
  const text = [title, place, fields.kindName(kind), description].join('\n').toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

interface GatheringRowProps {
  readonly gathering: Gathering;
  /** Null where there is none; undefined until that is known. */
  readonly next: HeldDay | null | undefined;
  readonly today: string;
  readonly onAction: (action: GatheringAction) => void;
  readonly onDays: () => void;
}

function GatheringRow({ gathering, next, today, onAction, onDays }: GatheringRowProps) {
  const { title, kind, repeat, audience, renewBy } = gathering;
  const community = useSite().language;
  const named = (action: string) => texts.actionOf(action, title);
  // A series that stopped for want of a confirmation has no further pages.
  const isShown = renewBy === null || today < renewBy;
  return (
    <Row>
      <Cell heading={texts.gathering}>
        <bdi className="row-title wrap-anywhere">{title}</bdi>
        <div className="text-sm text-muted">
          <p className="gathering-kind">{fields.kindName(kind)}</p>{' '}
          <p className="gathering-kind">{repeatInWords(repeat)}</p>
        </div>
      </Cell>
      <Cell heading={texts.next}>
        {next && <WhenHeld {...next} />}
        {next === null && <p>{texts.noNext}</p>}
        {renewBy !== null && next && (
          <Renewal gathering={gathering} renewBy={renewBy} today={today} />
        )}
      </Cell>
      <Cell heading={fields.audience}>{audienceInWords(audience)}</Cell>
      <Cell heading={common.actions}>
        <div className="row-actions">
          {audience === 'everyone' && next && isShown && (
            <ExternalLink
              className="btn btn-plain btn-icon"
              href={pageOf(next, community)}
              aria-label={named(texts.share)}
            >
              <Share2 aria-hidden size={20} />
            </ExternalLink>
          )}
          <Menu inRow label={common.actions} accessibleName={named(common.actions)}>
            <MenuItem onSelect={() => onAction('edit')}>{common.edit}</MenuItem>
            <MenuItem onSelect={onDays}>{texts.days}</MenuItem>
            <MenuItem onSelect={() => onAction('link')}>{texts.link}</MenuItem>
            <MenuItem danger onSelect={() => onAction('delete')}>
              {common.remove}
            </MenuItem>
          </Menu>
        </div>
      </Cell>
    </Row>
  );
}

/** The public page of a meeting in its own language, from which it is shared. */
function pageOf({ gathering, occurrence }: HeldDay, community: Language): string {
  const { id, language } = gathering;
  const prefix = language === null || language === community ? '' : `/${language}`;
  return `${prefix}/gatherings/${id}/${occurrence.day}#sharing`;
}

interface RenewalProps {
  readonly gathering: Gathering;
  readonly renewBy: string;
  readonly today: string;
}

/** How many days before a series stops the volunteer is asked. */
const ASKED_BEFORE_DAYS = 30;
const DAY_MS = 86_400_000;

/** Asks whether a series goes on, when it stops soon, or has stopped. */
function Renewal({ gathering, renewBy, today }: RenewalProps) {
  const renew = useRenew();
  const daysLeft = (Date.parse(renewBy) - Date.parse(today)) / DAY_MS;
  if (daysLeft > ASKED_BEFORE_DAYS) return null;
  return (
    <div className="mt-2 space-y-2">
      <p className="text-sm">
        {daysLeft <= 0 ? texts.stopped : texts.shownUntil(dateDisplay(renewBy).gregorian)}
      </p>
      <Button
        aria-label={texts.actionOf(texts.goesOn, gathering.title)}
        unavailable={renew.isPending}
        onClick={() => renew.mutate(gathering)}
      >
        {texts.goesOn}
      </Button>
    </div>
  );
}
