type Steps = { min: number | undefined; max: number | undefined; step: number };

function placesOf(number: number): number {
  const [mantissa = '', exponent = '0'] = String(number).split('e');
  return Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent));
}

/**
 * The number so many steps further, between the bounds, on the ladder that begins at the least number (or 0).
 * From nothing it begins at the nearest bound to 0.
 */
export function stepNumber(from: number | null, steps: number, { min, max, step }: Steps): number {
  const clamp = (number: number) => Math.min(Math.max(number, min ?? -Infinity), max ?? Infinity);
  if (from === null) return clamp(0);
  const base = min ?? 0;
  // 0.3 / 0.1 is a little less than 3.
  const rung = Number(((from - base) / step).toFixed(9));
  const next = base + ((steps > 0 ? Math.floor(rung) : Math.ceil(rung)) + steps) * step;
  return clamp(Number(next.toFixed(Math.min(20, Math.max(placesOf(step), placesOf(base))))));
}
