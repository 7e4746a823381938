import type { FoundPlace } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/settings';
import { type KeyboardEvent, useId, useState } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import { sentence } from '../../ui/sentence.tsx';
import { useSettled } from '../../ui/use-settled.ts';
import { countryName } from './country-name.ts';
import { usePlaces } from './settings.queries.ts';
import '../../ui/forms/input.css';
import './town-search.css';

const NONE: readonly FoundPlace[] = [];
const credit = () =>
  sentence(
    texts.credit(
      <a
        href="https://www.geonames.org"
        target="_blank"
        rel="noopener"
        className="underline underline-offset-4"
      >
        GeoNames<span className="sr-only"> {texts.opensInNewTab}</span>
      </a>,
    ),
  );

/**
 * A search for a town by the beginning of its name. It follows the pattern of a combobox with a list:
 * the focus stays in the field while the arrow keys go through the towns.
 */
export function TownSearch({ onPick }: { readonly onPick: (town: FoundPlace) => void }) {
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [picked, setPicked] = useState('');
  const listId = useId();
  const search = useSettled(text.trim());
  const query = usePlaces(search);
  const towns = search.length < 2 ? NONE : (query.data ?? NONE);
  const isListed = isOpen && towns.length > 0;

  function pick(town: FoundPlace | undefined): void {
    if (town === undefined) return;
    onPick(town);
    setPicked(texts.townChosen(town.name, countryName(town)));
    setText('');
    close();
  }

  function close(): void {
    setOpen(false);
    setActive(-1);
  }

  function move(step: number): void {
    setOpen(true);
    if (towns.length === 0) return;
    setActive((active + step + towns.length + (active < 0 && step < 0 ? 1 : 0)) % towns.length);
  }

  function followKey(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && isListed && active >= 0) pick(towns[active]);
    else if (event.key === 'Escape' && isListed) close();
    // Enter must not send the form here: an unfinished search is no change of the settings.
    else if (event.key !== 'Enter') return;
    event.preventDefault();
  }

  return (
    <Field label={texts.findTown} hint={credit()}>
      {(control) => (
        <div className="relative">
          <input
            {...control}
            role="combobox"
            aria-expanded={isListed}
            aria-controls={listId}
            aria-autocomplete="list"
            aria-activedescendant={isListed && active >= 0 ? `${listId}-${active}` : undefined}
            className="input"
            autoComplete="off"
            spellCheck={false}
            dir="auto"
            value={text}
            onChange={({ currentTarget }) => {
              setText(currentTarget.value);
              setOpen(true);
              setActive(-1);
              setPicked('');
            }}
            onKeyDown={followKey}
            onBlur={close}
          />
          <TownList id={listId} towns={isListed ? towns : NONE} active={active} onPick={pick} />
          <p role="status" className={picked ? 'mt-1.5 text-sm' : 'sr-only'}>
            {picked || (isOpen && search !== '' && countOf(query, towns))}
          </p>
          {isOpen && query.isError && (
            <p role="alert" className="mt-1.5 text-sm text-alarm">
              {texts.townsFailed}
            </p>
          )}
          {isOpen && query.isSuccess && search.length >= 2 && towns.length === 0 && (
            <p className="mt-1.5 text-sm">{texts.noTown}</p>
          )}
        </div>
      )}
    </Field>
  );
}

function countOf(
  { isFetching, isSuccess }: ReturnType<typeof usePlaces>,
  towns: readonly FoundPlace[],
): string {
  if (isFetching) return texts.searching;
  if (!isSuccess) return '';
  return texts.townsFound(towns.length);
}

interface TownListProps {
  readonly id: string;
  readonly towns: readonly FoundPlace[];
  /** The index of the town reached with the keyboard; -1 for none. */
  readonly active: number;
  readonly onPick: (town: FoundPlace) => void;
}

function TownList({ id, towns, active, onPick }: TownListProps) {
  return (
    <div
      id={id}
      role="listbox"
      aria-label={texts.towns}
      className={towns.length > 0 ? 'town-list' : undefined}
      hidden={towns.length === 0}
    >
      {towns.map((town, index) => (
        // biome-ignore lint/a11y/useFocusableInteractive: the focus stays in the field
        // biome-ignore lint/a11y/useKeyWithClickEvents: the field listens to the keys
        <div
          key={`${town.name} ${town.country} ${town.latitude} ${town.longitude}`}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === active}
          className="town"
          ref={(option) => {
            if (index === active) option?.scrollIntoView({ block: 'nearest' });
          }}
          // The field keeps the focus, which browsers move on mousedown.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onPick(town)}
        >
          <bdi className="font-medium">{town.name}</bdi>
          <span>{countryName(town)}</span>
        </div>
      ))}
    </div>
  );
}
