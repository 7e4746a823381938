import { isProjected } from '@bahai-friends/badi-calendar';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';
import { SheetFoot } from '../../../ui/sheets/sheet-foot.tsx';
import type { PrintedYear } from './printed-year.ts';

/** The end of a year's sheet: when days begin, how certain they are, and the site's name. */
export function YearFoot({ year, ...site }: Pick<PrintedYear, 'year' | 'siteName' | 'publicUrl'>) {
  return (
    <SheetFoot siteName={site.siteName} publicUrl={site.publicUrl}>
      <p>
        {whole().documents.year.beginsAtSunset} {isProjected(year) && texts.projected()}
      </p>
    </SheetFoot>
  );
}
