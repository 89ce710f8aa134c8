import { calendarDay } from '../../internal/calendarDay.ts';

/** How a parameter of the address is read and written. */
export type ListParam<Value> = {
  /** Returns the value of a text. Null, which is a missing parameter, and an unknown text have the value of a list without the parameter. */
  parse: (text: string | null) => Value;
  /** Returns the text in the address; empty for the value of a missing parameter. */
  format: (value: Value) => string;
  /** Whether it does not narrow the list, such as an order. */
  isArrangement?: boolean;
};

/** A text, such as of a search. Characters that cannot be typed are removed, and at most `maxLength` are read. */
export function textParam({ maxLength = 200 }: { maxLength?: number } = {}): ListParam<
  string | undefined
> {
  return {
    parse: (text) =>
      text
        ?.replaceAll(/\p{Cc}/gu, '')
        .trim()
        .slice(0, maxLength) || undefined,
    format: (value) => value ?? '',
  };
}

/** One of several ids. */
export function choiceParam<const Id extends string>(
  ids: readonly Id[],
): ListParam<Id | undefined> {
  return { parse: (text) => ids.find((id) => id === text), format: (id) => id ?? '' };
}

/** Several ids, separated by commas. Without a list, each id is known. */
export function choicesParam<const Id extends string = string>(
  ids?: readonly Id[],
): ListParam<readonly Id[]> {
  return {
    parse: (text) => {
      const chosen = new Set(text?.split(',').filter(Boolean));
      // In the order of the list, so that equal filters have equal requests.
      return ids ? ids.filter((id) => chosen.has(id)) : ([...chosen] as Id[]);
    },
    format: (chosen) => chosen.join(','),
  };
}

/** A filter that is on or off: `1` in the address if it is on. */
export const flagParam: ListParam<boolean> = {
  parse: (text) => text === '1',
  format: (isOn) => (isOn ? '1' : ''),
};

/** An integer, such as an amount in minor units. */
export function integerParam({
  minValue = 0,
  maxValue = Number.MAX_SAFE_INTEGER,
}: { minValue?: number; maxValue?: number } = {}): ListParam<number | undefined> {
  return {
    parse: (text) => {
      const value = text !== null && /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
      return value >= minValue && value <= maxValue ? value : undefined;
    },
    format: (value) => value?.toString() ?? '',
  };
}

function isDay(text: string): boolean {
  if (!calendarDay.test(text)) return false;
  const date = new Date(`${text}T00:00:00Z`);
  return Number.isFinite(date.getTime()) && date.toISOString().startsWith(text);
}

/** A calendar day in ISO 8601, such as `2026-12-31`. */
export const dayParam: ListParam<string | undefined> = {
  parse: (text) => (text !== null && isDay(text) ? text : undefined),
  format: (day) => day ?? '',
};

/** The order of the list. The first one is the default, and not in the address. */
export function sortParam<const Id extends string>(ids: readonly [Id, ...Id[]]): ListParam<Id> {
  const [first] = ids;
  return {
    parse: (text) => ids.find((id) => id === text) ?? first,
    format: (id) => (id === first ? '' : id),
    isArrangement: true,
  };
}
