import { Tabs } from 'radix-ui';
import type { ReactNode } from 'react';
import './subtabs.css';

interface SubtabListProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Tabs within a tab. On a phone they wrap: none is beyond an edge. */
export const SubtabList = ({ label, children }: SubtabListProps) => (
  <Tabs.List aria-label={label} className="subtab-list">
    {children}
  </Tabs.List>
);
