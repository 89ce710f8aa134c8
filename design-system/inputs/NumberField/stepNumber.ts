type Steps = { min: number | undefined; max: number | undefined; step: number };

function countDecimals(number: number): number {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * Returns the number that is `steps` steps away, clamped to the bounds. Steps are counted from the minimum, or from 0; from a number
 * between two steps, the first step leads to the next one in its direction. For null it returns the allowed number that is nearest to 0.
 */
export function stepNumber(from: number | null, steps: number, { min, max, step }: Steps): number {
  const clamp = (number: number) => Math.min(Math.max(number, min ?? -Infinity), max ?? Infinity);
  if (from === null) return clamp(0);
  const base = min ?? 0;
  // 0.3 / 0.1 is slightly less than 3.
  const position = Number(((from - base) / step).toFixed(9));
  const next = base + ((steps > 0 ? Math.floor(position) : Math.ceil(position)) + steps) * step;
  const decimals = Math.min(20, Math.max(countDecimals(step), countDecimals(base)));
  return clamp(Number(next.toFixed(decimals)));
}
