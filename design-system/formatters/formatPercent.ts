import { missing } from './missing.ts';

const twoDecimals = new Intl.NumberFormat('en', {
  minimumFractionDigits: 2,
  maximumFractionDigits: 2,
  useGrouping: false,
  signDisplay: 'negative',
});

/** A value that is already in percent, with two decimals: 12.5 is `12.50%`. Specification, section 9. */
export function formatPercent(value: number): string {
  if (!Number.isFinite(value)) return missing;
  // A text is rounded as the decimal number that it spells: 1.005 is 1.01, which the binary number is not.
  return `${twoDecimals.format(String(value) as `${number}`)}%`;
}
