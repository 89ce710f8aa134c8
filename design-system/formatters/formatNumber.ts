import { missing } from './missing.ts';

// Steps of a tenth are whole numbers before the division, so 1,150 is 1.2k and not 1.1k.
function shortened(size: number, unit: number): string {
  return (Math.round((size / unit) * 10) / 10).toFixed(1);
}

/**
 * A count as people say it: up to 999 as it is, above that `1.0k`, above 999,999 `1.0m`, one decimal each.
 * What would print 1000.0k prints 1.0m; negatives mirror positives. Specification, section 9.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return missing;
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (size <= 999) return `${sign}${size}`;
  const thousands = shortened(size, 1000);
  if (size <= 999_999 && thousands !== '1000.0') return `${sign}${thousands}k`;
  return `${sign}${shortened(size, 1_000_000)}m`;
}
