import { isValidElement } from 'react';
import { calendarDay } from './calendarDay.ts';

export type Props = Readonly<Record<string, unknown>>;

export const isObject = (value: unknown): value is Props =>
  typeof value === 'object' && value !== null;
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isFinite = (value: unknown): value is number => Number.isFinite(value);
export const isInfinite = (value: unknown): boolean => value === Infinity || value === -Infinity;

export function isDay(value: unknown): boolean {
  if (!isText(value) || !calendarDay.test(value)) return false;
  const date = new Date(`${value}T00:00Z`);
  // Engines take 30 February for 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export const isClock = (value: unknown): boolean =>
  isText(value) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/.test(value);

export function isDateTime(value: unknown, { timeZone }: Props): boolean {
  const [, day, clock, zone] =
    (isText(value) && /^(.*)T([\d:.]+)(Z|[+-]\d\d:?\d\d(?:\[.*)?)?$/.exec(value)) || [];
  return isDay(day) && isClock(clock) && (zone !== undefined) === (timeZone !== undefined);
}

export const isMoney = (value: unknown): boolean =>
  isObject(value) && Number.isSafeInteger(value['amount']) && isText(value['currency']);

export const isRange = (value: unknown, accepts: (end: unknown) => boolean): boolean =>
  isObject(value) && accepts(value['start']) && accepts(value['end']);

export const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

export const isKey = (value: unknown): boolean => isText(value) || isFinite(value);

// React sends an element through `lazy` from a server component whose code is still loading.
const isLazy = (value: unknown): boolean =>
  isObject(value) && value['$$typeof'] === Symbol.for('react.lazy');

/** Returns whether a value is a component that may take `onPress`, or has one among conditional children. */
export const isPressable = (value: unknown): boolean =>
  isList(value)
    ? value.some(isPressable)
    : isLazy(value) || (isValidElement(value) && !isText(value.type));

/** Returns JSON, in which bigints and numbers such as NaN are what a developer would write. */
function toJson(value: unknown): string | undefined {
  return JSON.stringify(value, (_name, part: unknown) => {
    if (typeof part === 'bigint') return `${part}n`;
    return typeof part === 'number' && !isFinite(part) ? String(part) : part;
  });
}

/** Describes a value in a few words. */
export function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (value instanceof Date) return 'a Date';
  if (isValidElement(value)) return isText(value.type) ? `<${value.type}>` : 'an element';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number') return String(value);
  let text = 'an object';
  try {
    text = toJson(value) ?? String(value);
  } catch {
    // JSON has no circular objects.
  }
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}
