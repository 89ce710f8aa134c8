import { parseTime, type Time } from '@internationalized/date';
import type { Segment } from '../DateField/SegmentRow.tsx';

/** The last unit of a time. */
export type TimeGranularity = 'minute' | 'second';

const isoTime = /^((?:[01]\d|2[0-3]):[0-5]\d)(:[0-5]\d)?(?:\.\d+)?$/;

/** Returns a time as `16:12`, or `16:12:00` with seconds, or null for a text that is no time. */
export function parseIsoTime(text: unknown, granularity: TimeGranularity): string | null {
  const [, minutes, seconds = ':00'] = (typeof text === 'string' && isoTime.exec(text)) || [];
  if (minutes === undefined) return null;
  return granularity === 'second' ? minutes + seconds : minutes;
}

/** Parses a time such as `16:12`. Returns null for any other text. */
export function toTime(text: string | null | undefined): Time | null {
  return parseIsoTime(text, 'second') === null ? null : parseTime(String(text));
}

/** How a time of each granularity is parsed. */
export const timeKinds = {
  minute: { parse: (text: unknown) => parseIsoTime(text, 'minute'), toShown: toTime },
  second: { parse: (text: unknown) => parseIsoTime(text, 'second'), toShown: toTime },
};

type Part = Pick<Segment, 'type' | 'value' | 'isPlaceholder'>;

const units = ['hour', 'minute', 'second'] as const;

/** Returns the text of the segments: null if empty, `16:12` for a complete time, and `4:?` for an incomplete one. */
export function readTime(segments: readonly Part[]): string | null {
  const find = (name: string) => segments.find(({ type }) => type === name);
  const read = (name: string) => {
    const part = find(name);
    return part && !part.isPlaceholder ? (part.value ?? null) : null;
  };
  const [half, hour] = [find('dayPeriod') && read('dayPeriod'), read('hour')];
  const values = units.filter((unit) => find(unit)).map(read);
  if ([...values, half ?? null].every((value) => value === null)) return null;
  if (values.includes(null) || half === null)
    return values.map((value) => (value === null ? '?' : String(value))).join(':');
  // On a 12-hour clock, 12 is the first hour of each half.
  const hourOfDay = half === undefined ? hour : (Number(hour) % 12) + half * 12;
  return [hourOfDay, ...values.slice(1)].map((value) => String(value).padStart(2, '0')).join(':');
}

const secondsOf = { hour: 3600, minute: 60, second: 1 } as const;

/** Returns a time in seconds since midnight. */
export function toSeconds(time: string): number {
  return time
    .split(':')
    .reduce((sum, part, index) => sum + Number(part) * secondsOf[units[index] ?? 'second'], 0);
}

/**
 * Returns the time with one unit moved to its next (`by: 1`) or previous step, counted from `base`; null if the step is not a whole number
 * of these units, above 1. `step` and `base` are in seconds.
 */
export function moveByStep(
  time: string,
  { unit, step, base, by }: { unit: string; step: number; base: number; by: 1 | -1 },
): string | null {
  const index = units.findIndex((name) => name === unit);
  const name = units[index];
  const parts = time.split(':').map(Number);
  if (name === undefined || parts[index] === undefined) return null;
  const limit = name === 'hour' ? 24 : 60;
  const size = step / secondsOf[name];
  if (size <= 1 || size >= limit || !Number.isInteger(size)) return null;
  const offset = Math.floor(base / secondsOf[name]) % size;
  const count = (parts[index] - offset) / size;
  const next = offset + (by === 1 ? Math.floor(count) + 1 : Math.ceil(count) - 1) * size;
  const last = offset + Math.floor((limit - 1 - offset) / size) * size;
  if (next >= limit) parts[index] = offset;
  else parts[index] = next < 0 ? last : next;
  return parts.map((part) => String(part).padStart(2, '0')).join(':');
}
