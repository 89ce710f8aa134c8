import { missing } from './missing.ts';

// Rounding to tenths before the division makes 1,150 show as 1.2k and not 1.1k.
function toOneDecimal(size: number, unit: number): string {
  return (Math.round((size / unit) * 10) / 10).toFixed(1);
}

const twoDecimals = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
});

/**
 * Returns a value that is already in percent with two decimals: 12.5 is `12.50%`. Source:
 * specification, section 9.
 */
export function formatPercent(value: number): string {
  if (!Number.isFinite(value)) return missing;
  // As text, 1.005 rounds to 1.01; as a binary number it is slightly less and would round to 1.00.
  return `${twoDecimals.format(String(value) as `${number}`)}%`;
}

/**
 * Returns a short count: unchanged up to 999, then `1.0k`, and `1.0m` above 999,999. A value that
 * would round to 1000.0k is shown as 1.0m; negatives mirror positives. Source: specification,
 * section 9.
 */
export function formatNumber(value: number): string {
  if (!Number.isFinite(value)) return missing;
  const size = Math.abs(value);
  const sign = value < 0 ? '-' : '';
  if (size <= 999) return `${sign}${size}`;
  const thousands = toOneDecimal(size, 1000);
  if (size <= 999_999 && thousands !== '1000.0') return `${sign}${thousands}k`;
  return `${sign}${toOneDecimal(size, 1_000_000)}m`;
}
