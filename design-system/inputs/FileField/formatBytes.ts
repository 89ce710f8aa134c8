const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte'] as const;

/** Returns the size of a file in the current language with Latin digits, such as `1.2 MB`. */
export function formatBytes(bytes: number, locale: string): string {
  let [size, step] = [bytes, 0];
  while (size >= 1000 && step < units.length - 1) {
    size /= 1000;
    step += 1;
  }
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: units[step] ?? 'byte',
    // The short form of "byte" has no plural in English.
    unitDisplay: step === 0 ? 'long' : 'short',
    numberingSystem: 'latn',
    maximumFractionDigits: 1,
  }).format(size);
}
