import type { ChartPoint } from './chartData.ts';

// Labels of five steps fit on the default height without crowding.
const maxSteps = 5;

function chooseStep(range: number, smallest: number): number {
  const minStep = Math.max(range / maxSteps, smallest);
  const power = 10 ** Math.floor(Math.log10(minStep));
  // The tolerance absorbs rounding errors of the floating-point numbers.
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= minStep * (1 - 1e-9)) ?? 10;
  return factor * power;
}

/**
 * Returns the ticks of the vertical axis, from 0 or below the lowest figure to the highest or above it, in steps of 1, 2 or 5 times a
 * power of ten. `smallest` is the smallest step: one whole unit of the figures.
 */
export function getAxisTicks(
  points: readonly ChartPoint[],
  ids: readonly string[],
  smallest: number,
): number[] {
  // A quotient such as 0 / 0 has no place on an axis.
  const values = points.flatMap(({ values: all }) =>
    ids.map((id) => all[id] ?? 0).filter(Number.isFinite),
  );
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  const step = chooseStep(high - low || smallest, smallest);
  const first = Math.floor(low / step);
  const count = Math.max(Math.ceil(high / step), first + 1) - first;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) * step);
}
