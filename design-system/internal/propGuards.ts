import { isValidElement } from 'react';
import { reportOnce } from './warnOnce.ts';

type Props = Readonly<Record<string, unknown>>;

/** What a prop must be. A value that is `required` throws, because the component could not render. */
type Guard = {
  words: string;
  accepts: (value: unknown, props: Props) => boolean;
  isRequired?: boolean;
};

const isObject = (value: unknown): value is Props => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isFinite = (value: unknown): value is number => Number.isFinite(value);

function isDay(value: unknown): boolean {
  if (!isText(value) || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00Z`);
  // Engines take 30 February for 2 March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

const isClock = (value: unknown): boolean =>
  isText(value) && /^([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?$/.test(value);

function isDateTime(value: unknown, { timeZone }: Props): boolean {
  const [, day, clock, zone] =
    (isText(value) && /^(.*)T([\d:.]+)(Z|[+-]\d\d:?\d\d(?:\[.*)?)?$/.exec(value)) || [];
  return isDay(day) && isClock(clock) && (zone !== undefined) === (timeZone !== undefined);
}

const isMoney = (value: unknown): boolean =>
  isObject(value) && Number.isSafeInteger(value['amount']) && isText(value['currency']);

const isRange = (value: unknown, accepts: (end: unknown) => boolean): boolean =>
  isObject(value) && accepts(value['start']) && accepts(value['end']);

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** Accepts nothing, too: null, undefined and an empty text. */
const optional = (words: string, accepts: Guard['accepts']): Guard => ({
  words,
  accepts: (value, props) =>
    value === null || value === undefined || value === '' || accepts(value, props),
});
const required = (words: string, accepts: Guard['accepts']): Guard => ({
  words,
  accepts,
  isRequired: true,
});

const functionThat = (what: string) =>
  required(`a function that ${what}`, (value) => typeof value === 'function');
const listOf = (what: string, accepts: (entry: unknown) => boolean = () => true) =>
  required(`an array of ${what}`, (value) => isList(value) && value.every(accepts));

/**
 * Returns what the props of each component must be, where a wrong value would be shown as nothing, or would end in an error without a name.
 * A function, because bundlers keep constants that call functions.
 */
function createGuards() {
  const day = optional('a date as a text such as "2026-03-05"', isDay);
  const clock = optional('a time as a text such as "16:12"', isClock);
  const dateTime = optional(
    'a text such as "2026-03-05T16:12", or with a timeZone "2026-03-05T16:12:00Z"',
    isDateTime,
  );
  const dayRange = optional('{ start, end } with dates such as "2026-03-05"', (value) =>
    isRange(value, isDay),
  );
  const number = optional('a number', isFinite);
  const minorUnits = optional('a whole number of minor units, such as 1250 for 12.50', (value) =>
    Number.isSafeInteger(value),
  );
  const numberOrRange = optional(
    'a number, or { start, end } with numbers',
    (value) => isFinite(value) || isRange(value, isFinite),
  );
  const money = optional(
    '{ amount, currency } with a whole number of minor units, such as 1250 for 12.50',
    isMoney,
  );
  const instant = optional(
    'a Date, a time in ms, or a text such as "2026-03-05T16:12:00Z"',
    // Engines parse more than the ISO format, and take 05.03.2026 for 3 May.
    (value) =>
      isClock(value) ||
      !(/^\d{1,2}\D/.test(String(value)) || Number.isNaN(new Date(value as string).getTime())),
  );
  const idOfOption = optional('the id of one of the options', (value, { options }) => {
    // Options may load later.
    if (!isList(options) || options.length === 0) return true;
    return options.some((option) => isObject(option) && String(option['id']) === value);
  });
  const texts = optional('an array of texts', (value) => isList(value) && value.every(isText));
  const keys = optional(
    '"all", or an array or Set of keys',
    (value) => value === 'all' || (isObject(value) && Symbol.iterator in value),
  );
  const tableKeys: Guard = {
    words: '"all" with selectionMode="multiple", or an array or Set of keys',
    accepts: (value, props) =>
      keys.accepts(value, props) && (value !== 'all' || props['selectionMode'] === 'multiple'),
  };
  const callback = optional('a function', (value) => typeof value === 'function');
  // React passes `onPress` to no DOM element.
  const trigger = optional(
    'a Button, an IconButton or another component that takes onPress',
    (value) => isValidElement(value) && !isText(value.type),
  );

  const options = listOf('{ id, label }', isObject);
  const items = listOf('objects', isObject);
  const rowKey = functionThat('returns the key of a row');
  const columns = listOf(
    '{ id, title, cell } with a function cell',
    (column) => isObject(column) && typeof column['cell'] === 'function',
  );
  const dates = { value: day, defaultValue: day, min: day, max: day };
  const selected = { selectedKeys: keys, onSelectionChange: callback };

  return {
    Accordion: { items, expandedKeys: keys, defaultExpandedKeys: keys },
    Calendar: dates,
    Chart: {
      series: listOf('{ id, title }', isObject),
      points: listOf(
        '{ x, values } with figures by the id of their series, such as { x: "2026-03", values: { a: 1 } }',
        (point) => isObject(point) && isObject(point['values']),
      ),
    },
    CheckboxGroupField: { options, value: texts, defaultValue: texts },
    ComboBoxField: { value: optional('a text', isText), defaultValue: optional('a text', isText) },
    Conversation: { messages: items },
    DateField: dates,
    DateRangeField: { value: dayRange, defaultValue: dayRange, min: day, max: day },
    DateTime: { value: instant },
    DateTimeField: { value: dateTime, defaultValue: dateTime, min: dateTime, max: dateTime },
    // The first of its children.
    DialogTrigger: { children: trigger },
    FileField: { accept: texts },
    FilterChips: { options, ...selected },
    FilterMenu: { options, ...selected },
    ItemList: { items },
    Menu: {
      trigger,
      items: required('an array of { id, label }, or a hook that returns it', (value) =>
        isList(value) ? value.every(isObject) : typeof value === 'function',
      ),
      ...selected,
    },
    Money: { value: money },
    MoneyField: {
      value: minorUnits,
      defaultValue: minorUnits,
      min: minorUnits,
      max: minorUnits,
    },
    MultiSelectField: { options, value: texts, defaultValue: texts },
    NumberField: { value: number, defaultValue: number, min: number, max: number },
    Popover: { trigger },
    RadioGroupField: { options, value: idOfOption, defaultValue: idOfOption },
    RangeCalendar: { value: dayRange, defaultValue: dayRange, min: day, max: day },
    Ranking: { items },
    RelativeTime: { value: instant },
    SelectField: { options, value: idOfOption, defaultValue: idOfOption },
    ShortFigure: {
      value: optional(`a number, or ${money.words}`, (value) => isFinite(value) || isMoney(value)),
    },
    SliderField: { value: numberOrRange, defaultValue: numberOrRange },
    Statement: { columns, rows: listOf('rows'), getRowKey: rowKey },
    Stepper: { steps: items },
    Table: {
      columns,
      rows: listOf('rows'),
      getRowKey: rowKey,
      selectedKeys: tableKeys,
      defaultSelectedKeys: tableKeys,
      onSelectionChange: callback,
    },
    Tabs: { items },
    TagField: { value: texts, defaultValue: texts },
    TimeField: { value: clock, defaultValue: clock, min: clock, max: clock },
    Timeline: { steps: items },
    Tooltip: { children: trigger },
    VirtualList: {
      rows: listOf('rows'),
      getRowKey: rowKey,
      children: functionThat('renders a row'),
    },
  } satisfies Record<string, Record<string, Guard>>;
}

let guards: ReturnType<typeof createGuards> | undefined;

/** Describes a value in a few words. */
function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (value instanceof Date) return 'a Date';
  if (isValidElement(value)) return isText(value.type) ? `<${value.type}>` : 'an element';
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
}

/**
 * Reports each prop that is not what the component needs, with a sentence in the log. Throws it, if the component cannot render. Called in
 * development only: `if (isDevelopment) checkProps('Table', props)`.
 */
export function checkProps(component: keyof ReturnType<typeof createGuards>, props: object): void {
  guards ??= createGuards();
  const given = props as Props;
  for (const [name, guard] of Object.entries<Guard>(guards[component])) {
    const value = given[name];
    if (guard.accepts(value, given)) continue;
    const sentence = `${component}: ${name} must be ${guard.words}, not ${show(value)}.`;
    if (guard.isRequired) throw new Error(`[@byline/design-system] ${sentence}`);
    reportOnce(sentence);
  }
}
