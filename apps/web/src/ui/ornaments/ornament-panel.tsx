import { ornamentOf } from '@bahai-friends/contract/ornament';
import type { ReactNode } from 'react';
import { Ornament } from './ornament.tsx';

interface OrnamentPanelProps {
  /** 1 to 19; 20 is Ayyám-i-Há. */
  readonly month: number;
  readonly children: ReactNode;
}

/** The head of a sheet: text on the ornament of a month, in its hue. */
export function OrnamentPanel({ month, children }: OrnamentPanelProps) {
  return (
    <header className="ornament-panel">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <rect width="1" height="1" fill={`hsl(${ornamentOf(month).hue} 100% 93%)`} />
      </svg>
      <div className="ornament-panel-art">
        <Ornament month={month} />
        <Ornament month={month} />
      </div>
      {children}
    </header>
  );
}
