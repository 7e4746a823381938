import { Tabs } from 'radix-ui';
import { type ReactNode, useEffect, useRef } from 'react';
import { showInLine, useFocusInSight } from './scrolled-line.ts';
import './subtabs.css';

interface SubtabListProps {
  readonly label: string;
  /** The value of the open tab. */
  readonly open: string;
  readonly children: ReactNode;
}

/** Tabs within a tab. On a phone they are one scrolling line, in which the open one is visible. */
export function SubtabList({ label, open, children }: SubtabListProps) {
  const list = useRef<HTMLDivElement>(null);
  useFocusInSight(list);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the open one is known by its state.
  useEffect(() => showInLine(list.current?.querySelector('[data-state=active]')), [open]);
  return (
    <Tabs.List ref={list} aria-label={label} className="subtab-list scrolled-line">
      {children}
    </Tabs.List>
  );
}
