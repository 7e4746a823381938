import type { ReactNode } from 'react';

/** The fixed content, ready for a layout: each layout places every part once. */
export interface MockupParts {
  /** The link back to the gallery, and the name of this design. */
  readonly concept: ReactNode;
  readonly star: ReactNode;
  readonly name: ReactNode;
  readonly tagline: ReactNode;
  readonly date: ReactNode;
  readonly quote: ReactNode;
  readonly networks: ReactNode;
  readonly footer: ReactNode;
}

/** One of the designs that the community chooses from. */
export interface Design {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  readonly thumbnailLabel: string;
  /** Shapes on a canvas of 160 by 100. */
  readonly thumbnail: ReactNode;
  /** The only style sheet of its page, in the folder of this file. */
  readonly stylesheet: string;
  readonly layout: (parts: MockupParts) => ReactNode;
}
