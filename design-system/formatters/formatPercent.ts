import { missing } from './missing.ts';

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
