/** Returns the seconds of a step in the largest whole unit: "15 minutes", "1 hour". */
export function formatStep(locale: string, seconds: number): string {
  const [unit, size] =
    seconds % 3600 === 0 ? ['hour', 3600] : seconds % 60 === 0 ? ['minute', 60] : ['second', 1];
  const options = { style: 'unit', unit: String(unit), unitDisplay: 'long' } as const;
  return new Intl.NumberFormat(locale, options).format(seconds / Number(size));
}
