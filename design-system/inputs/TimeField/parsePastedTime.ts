import { toLatinDigits } from '../../formatters/latinDigits.ts';

const fold = (text: string) =>
  toLatinDigits(text)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[\p{Cf}\p{M}.]/gu, '')
    .trim();

/** Returns the names of the first and the second half of the day. */
function listHalves(locale: string): [string[], string[]] {
  const namesAt = (hour: number) =>
    [locale, 'en'].map((language) => {
      const format = new Intl.DateTimeFormat(language, {
        hour: 'numeric',
        hourCycle: 'h12',
        timeZone: 'UTC',
      });
      const parts = format.formatToParts(Date.UTC(2026, 0, 1, hour));
      return fold(parts.find(({ type }) => type === 'dayPeriod')?.value ?? '');
    });
  // At 3 and at 15 o'clock, every language names the halves, not noon or midnight.
  return [
    [...namesAt(3), 'a'],
    [...namesAt(15), 'p'],
  ];
}

/** Returns which half of the day the text names: 0 before noon, 1 after it, or null. */
function findHalf(text: string, locale: string): 0 | 1 | null {
  const words = fold(text)
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
  const [am, pm] = listHalves(locale);
  // For names of several words, such as the Spanish "a. m.".
  const joined = words.join('');
  const isNamed = (names: string[]) =>
    names.some(
      (name) => name !== '' && (words.includes(name) || joined === name.replaceAll(/\s/g, '')),
    );
  if (isNamed(pm)) return 1;
  return isNamed(am) ? 0 : null;
}

/**
 * Returns the time of a pasted text as `16:12:00`, or null. Accepts ISO 8601, also with a date before it, and what people of a language
 * write: `4:12 pm`, `16.12 Uhr`, `16h12`, `下午4:12`, `1612`.
 */
export function parsePastedTime(pasted: string, locale: string): string | null {
  const text = toLatinDigits(
    pasted
      .normalize('NFKC')
      .replaceAll(/\p{Cf}/gu, '')
      .trim(),
  );
  // Removes an ISO 8601 date before the time and a fraction of a second after it.
  const time = text
    .replace(/^\d{4}-\d{2}-\d{2}[T\s]/, '')
    .replace(/[.,]\d+(?=Z|[+-]|$)(?<=:\d\d[.,]\d+)/, '');
  // Without the zone, because its `Z` is a letter.
  const half = findHalf(time.replace(/(?:Z|[+-]\d{2}:?\d{2})$/, ''), locale);
  // Four digits without a separator, or hours with or without minutes and seconds.
  const match =
    /^\D*(\d{2})(\d{2})\D*$/.exec(time) ??
    /^\D*(\d{1,2})(?:\s*\D{1,3}?\s*(\d{2})(?:\s*\D{1,3}?\s*(\d{2}))?)?(?!\d)/.exec(time);
  if (!match) return null;
  const [, first = '', minute, second = '00'] = match;
  // An hour alone needs the half of its day, or a word such as "Uhr" or "h".
  if (minute === undefined && half === null && !/^\d{1,2}\s*(?:h|uhr|時|时|시)/i.test(time))
    return null;
  const hour = Number(first);
  // `16:12 pm` is on a 24-hour clock already; `16:12 am` is no time.
  if (half !== null && hour > 12)
    return half === 1 && hour < 24 ? toText(hour, minute, second) : null;
  const hourOfDay = half === null ? hour : (hour % 12) + half * 12;
  return toText(hourOfDay, minute, second);
}

function toText(hour: number, minute = '00', second: string): string | null {
  if (hour > 23 || Number(minute) > 59 || Number(second) > 59) return null;
  return [String(hour).padStart(2, '0'), minute, second].join(':');
}
