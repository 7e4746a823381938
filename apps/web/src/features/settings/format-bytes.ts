import { spoken } from '../../texts/spoken.ts';

const UNITS = ['kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Bytes in units of a thousand, as disks are sold: `172 kB`, `1.3 MB`. */
export function formatBytes(bytes: number): string {
  const steps = Math.floor(Math.log10(Math.max(bytes, 1)) / 3);
  const unit = Math.min(Math.max(steps, 1), UNITS.length);
  const value = bytes / 1000 ** unit;
  return new Intl.NumberFormat(spoken.locale ?? 'en', {
    style: 'unit',
    unit: UNITS[unit - 1] ?? 'kilobyte',
    maximumFractionDigits: value < 10 && unit > 1 ? 1 : 0,
  }).format(bytes > 0 && value < 1 ? 1 : value);
}
