import { Tabs } from 'radix-ui';
import { type ReactNode, useState } from 'react';

interface TabPanelProps {
  /** The value of its tab. */
  readonly value: string;
  readonly isOpen: boolean;
  readonly className?: string;
  readonly children: ReactNode;
}

/** The panel of a tab. It keeps typed text: once opened, it is hidden instead of removed. */
export function TabPanel({ value, isOpen, className, children }: TabPanelProps) {
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen && !wasOpen) setWasOpen(true);
  return (
    <Tabs.Content value={value} forceMount hidden={!isOpen} className={className}>
      {wasOpen && children}
    </Tabs.Content>
  );
}
