import { boldYellowBlocks } from '../layouts/bold-yellow-blocks.tsx';
import { curvedHeader } from '../layouts/curved-header.tsx';
import { curvedHeaderStandard } from '../layouts/curved-header-standard.tsx';
import { diagonalCut } from '../layouts/diagonal-cut.tsx';
import { diagonalStandard } from '../layouts/diagonal-standard.tsx';
import { framedLayout } from '../layouts/framed-layout.tsx';
import { glassmorphism } from '../layouts/glassmorphism.tsx';
import { gridLayout } from '../layouts/grid-layout.tsx';
import { modernMinimal } from '../layouts/modern-minimal.tsx';
import { modernYellow } from '../layouts/modern-yellow.tsx';
import { sideBorder } from '../layouts/side-border.tsx';
import { sidebarLayout } from '../layouts/sidebar-layout.tsx';
import { softCircles } from '../layouts/soft-circles.tsx';
import { yellowGradientCards } from '../layouts/yellow-gradient-cards.tsx';
import { yellowLayers } from '../layouts/yellow-layers.tsx';
import type { Design } from './design.ts';

/** The designs in the order of the gallery. */
export const designs: readonly Design[] = [
  sidebarLayout,
  glassmorphism,
  curvedHeader,
  softCircles,
  framedLayout,
  diagonalCut,
  modernMinimal,
  sideBorder,
  gridLayout,
  yellowLayers,
  yellowGradientCards,
  boldYellowBlocks,
  curvedHeaderStandard,
  diagonalStandard,
  modernYellow,
];
