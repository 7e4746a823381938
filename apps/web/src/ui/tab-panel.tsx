import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface TabPanelProps {
  /** Of the tab it belongs to. */
  readonly value: string;
  readonly isOpen: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panel of a tab that keeps what was typed in it: once it was open it is hidden, not removed. */
export function TabPanel({ value, isOpen, className, children }: TabPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Tabs.Content value={value} forceMount hidden={!isOpen} className={className}>
      {wasOpen && children}
    </Tabs.Content>
  );
}
