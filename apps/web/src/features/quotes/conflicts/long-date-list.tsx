import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import { type FocusEvent, type RefObject, useLayoutEffect, useState } from 'react';
import { type DateListProps, Entry, entryKey } from './date-list.tsx';

/** Dates that are rendered beyond the visible ones, so that Tab finds the next ones. */
const OVERSCAN = 4;
/** In pixels, before a date is measured. */
const ESTIMATED_HEIGHT = 220;

interface LongDateListProps extends DateListProps {
  /** The scrolling element around the list, within a dialog. */
  readonly section: RefObject<HTMLElement | null>;
}

/** Any number of conflicting dates; only the visible ones are rendered. */
export function LongDateList({ entries, section, ...props }: LongDateListProps) {
  const [focused, setFocused] = useState(0);
  const [scrollMargin, setScrollMargin] = useState(0);
  useLayoutEffect(() => setScrollMargin(section.current?.offsetTop ?? 0), [section]);
  const virtualizer = useVirtualizer<HTMLElement, HTMLLIElement>({
    count: entries.length,
    getScrollElement: () => section.current?.closest<HTMLElement>('.dialog') ?? null,
    scrollMargin,
    estimateSize: () => ESTIMATED_HEIGHT,
    overscan: OVERSCAN,
    // The focused date stays rendered, wherever the list is scrolled.
    rangeExtractor: (range) => {
      const inView = defaultRangeExtractor(range);
      return inView.includes(focused) ? inView : [...inView, focused].sort((a, b) => a - b);
    },
  });
  const onFocus = ({ target }: FocusEvent) => {
    const index = target.closest<HTMLElement>('[data-index]')?.dataset.index;
    if (index !== undefined) setFocused(Number(index));
  };
  return (
    <ul className="relative" style={{ height: virtualizer.getTotalSize() }} onFocus={onFocus}>
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const entry = entries[index];
        return (
          entry && (
            <li
              key={entryKey(entry)}
              ref={virtualizer.measureElement}
              data-index={index}
              aria-setsize={entries.length}
              aria-posinset={index + 1}
              className="absolute inset-x-0 top-0"
              style={{ transform: `translateY(${start - scrollMargin}px)` }}
            >
              <Entry entry={entry} {...props} />
            </li>
          )
        );
      })}
    </ul>
  );
}
