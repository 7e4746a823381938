interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
}

const MIRRORED: Readonly<Record<string, string>> = {
  ArrowLeft: 'ArrowRight',
  ArrowRight: 'ArrowLeft',
};

/**
 * A key as it would be pressed in a grid from left to right: Right Arrow moves to the cell on the right, which in a grid
 * from right to left is the one before.
 */
export function readingKey({ key, ctrlKey }: Key, grid: Element): Key {
  const isMirrored = getComputedStyle(grid).direction === 'rtl';
  return { key: (isMirrored && MIRRORED[key]) || key, ctrlKey };
}
