import * as common from '@bahai-friends/languages/en/dashboard/common';
import * as texts from '@bahai-friends/languages/en/dashboard/gatherings/programme';
import { ArrowDown, ArrowUp, ChevronDown } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '../../../ui/forms/button.tsx';
import { ItemFields } from './item-fields.tsx';
import type { ProgrammeValues } from './programme-values.ts';

interface ItemCardProps {
  readonly index: number;
  readonly count: number;
  /** Whether it is stored in this form: then it is closed at first. */
  readonly isStored: boolean;
  readonly onMove: (to: number) => void;
  readonly onRemove: () => void;
}

/** Letters of a text that are shown in place of a missing title. */
const SHOWN = 60;

/** One item: its name, its actions, and its fields when it is open. */
export function ItemCard({ index, count, isStored, onMove, onRemove }: ItemCardProps) {
  const { watch, formState } = useFormContext<ProgrammeValues>();
  const { title, text } = watch(`items.${index}`);
  const [isOpened, setOpened] = useState(!isStored);
  const fieldsId = useId();
  const moved = useRef<'up' | 'down' | null>(null);
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const isWrong = formState.errors.items?.[index] !== undefined;
  const isOpen = isOpened || isWrong;
  const name = `${common.numberOf(index + 1)}. ${title || text.slice(0, SHOWN) || texts.untitled}`;
  const named = (action: string) => texts.actionOf(action, name);

  // The pressed button moves with its item, and browsers drop the focus of a moved element.
  useEffect(() => {
    (moved.current === 'up' ? up : moved.current === 'down' ? down : null)?.current?.focus();
    moved.current = null;
  });
  const step = (by: 'up' | 'down') => {
    moved.current = by;
    onMove(index + (by === 'up' ? -1 : 1));
  };
  return (
    <li className="rounded-xl border border-line p-3">
      <div className="flex flex-wrap items-center justify-end gap-2">
        <button
          type="button"
          className="flex min-h-11 min-w-0 grow basis-full items-center gap-2 text-start font-semibold md:basis-0"
          aria-expanded={isOpen}
          aria-controls={fieldsId}
          onClick={() => setOpened(!isOpen)}
        >
          <ChevronDown
            aria-hidden
            size={18}
            className={isOpen ? 'shrink-0 rotate-180' : 'shrink-0'}
          />
          <bdi className="line-clamp-2 min-w-0 wrap-anywhere">{name}</bdi>
        </button>
        <Button
          ref={up}
          aria-label={named(texts.up)}
          unavailable={index === 0}
          onClick={() => step('up')}
        >
          <ArrowUp aria-hidden size={18} />
        </Button>
        <Button
          ref={down}
          aria-label={named(texts.down)}
          unavailable={index === count - 1}
          onClick={() => step('down')}
        >
          <ArrowDown aria-hidden size={18} />
        </Button>
        <Button className="text-alarm" aria-label={named(common.remove)} onClick={onRemove}>
          {common.remove}
        </Button>
      </div>
      <div id={fieldsId} hidden={!isOpen} className="mt-3 space-y-4">
        <ItemFields index={index} />
      </div>
    </li>
  );
}
