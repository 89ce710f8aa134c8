import {
  isClock,
  isDateTime,
  isDay,
  isFinite,
  isInfinite,
  isKey,
  isList,
  isMoney,
  isObject,
  isPressable,
  isRange,
  isText,
  type Props,
  show,
} from './propValues.ts';
import { reportOnce } from './warnOnce.ts';

/** What a prop must be. A value that is `required` throws, because the component could not render. */
type Guard = {
  words: string;
  accepts: (value: unknown, props: Props) => boolean;
  isRequired?: boolean;
  /** Returns what is shown as the wrong value. By default that is the value. */
  find?: (value: unknown, props: Props) => unknown;
};

/** Accepts nothing, too: null, undefined and an empty text. */
const optional = (words: string, accepts: Guard['accepts']): Guard => ({
  words,
  accepts: (value, props) =>
    value === null || value === undefined || value === '' || accepts(value, props),
});
/** Accepts what an optional guard does, without null, undefined and an empty text. */
const needed = (guard: Guard): Guard => ({
  ...guard,
  accepts: (value, props) => Boolean(value) && guard.accepts(value, props),
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
  const bound = optional('a number', (value) => isFinite(value) || isInfinite(value));
  const minorUnitsBound = optional(
    minorUnits.words,
    (value) => Number.isSafeInteger(value) || isInfinite(value),
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
      !(
        (isText(value) && /^\d{1,2}\D/.test(value)) ||
        Number.isNaN(new Date(value as string).getTime())
      ),
  );
  const idOfOption = optional('the id of one of the options', (value, { options }) => {
    // Options may load later.
    if (!isList(options) || options.length === 0) return true;
    return options
      .flatMap((entry) => (isObject(entry) && isList(entry['items']) ? entry['items'] : entry))
      .some((option) => isObject(option) && String(option['id']) === value);
  });
  const text = optional('a text', isText);
  // Null and an empty text are not accepted, because these components do not take them for an empty list.
  const texts: Guard = {
    words: 'an array of texts',
    accepts: (value) => value === undefined || (isList(value) && value.every(isText)),
  };
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
    isPressable,
  );

  const options = listOf('{ id, label }', isObject);
  const items = listOf('objects', isObject);
  const rowKey = functionThat('returns the key of an item');
  const firstKey = (getKey: unknown, { rows }: Props): unknown =>
    isList(rows) && rows.length > 0 ? (getKey as (row: unknown) => unknown)(rows[0]) : '';
  const tableRowKey: Guard = {
    ...required('a function that returns a text or a number for a row', (value, props) => {
      return typeof value === 'function' && isKey(firstKey(value, props));
    }),
    find: (value, props) => (typeof value === 'function' ? firstKey(value, props) : value),
  };
  const columns = listOf(
    '{ id, header, cell } with a function cell',
    (column) => isObject(column) && typeof column['cell'] === 'function',
  );
  const dates = { value: day, defaultValue: day, minValue: day, maxValue: day };
  const selected = {
    selectedKeys: keys,
    defaultSelectedKeys: keys,
    onSelectionChange: callback,
  };

  return {
    Accordion: { items, expandedKeys: keys, defaultExpandedKeys: keys },
    AppShell: { items },
    Avatar: { name: required('a text', isText) },
    Breadcrumbs: { items },
    Calendar: dates,
    Chart: {
      series: listOf('{ id, label }', isObject),
      items: listOf(
        '{ x, values } with figures by the id of their series, such as { x: "2026-03", values: { a: 1 } }',
        (item) => isObject(item) && isObject(item['values']) && !isObject(item['x']),
      ),
    },
    CheckboxGroupField: { options, value: texts, defaultValue: texts },
    ComboBoxField: { value: text, defaultValue: text },
    Conversation: { items },
    DateField: dates,
    DateRangeField: { value: dayRange, defaultValue: dayRange, minValue: day, maxValue: day },
    DateTime: { value: instant },
    DateTimeField: {
      value: dateTime,
      defaultValue: dateTime,
      minValue: dateTime,
      maxValue: dateTime,
    },
    // The first of its children.
    DialogTrigger: { children: trigger },
    FileField: { acceptedFileTypes: texts },
    FilterChips: { items: options, ...selected },
    FilterMenu: { items: options, ...selected },
    ItemList: { items },
    Menu: {
      trigger: needed(trigger),
      items: required('an array of { id, label }, or a hook that returns it', (value) =>
        isList(value) ? value.every(isObject) : typeof value === 'function',
      ),
      ...selected,
    },
    Money: { value: needed(money) },
    MoneyField: {
      value: minorUnits,
      defaultValue: minorUnits,
      minValue: minorUnitsBound,
      maxValue: minorUnitsBound,
    },
    MultiSelectField: { options, value: texts, defaultValue: texts },
    NumberField: { value: number, defaultValue: number, minValue: bound, maxValue: bound },
    OneTimeCodeField: { value: text, defaultValue: text },
    PhoneField: { value: text, defaultValue: text },
    Popover: { trigger },
    RadioGroupField: { options, value: idOfOption, defaultValue: idOfOption },
    RangeCalendar: { value: dayRange, defaultValue: dayRange, minValue: day, maxValue: day },
    Ranking: { items },
    RelativeTime: { value: instant },
    SelectField: { options, value: idOfOption, defaultValue: idOfOption },
    ShortFigure: {
      value: optional(`a number, or ${money.words}`, (value) => isFinite(value) || isMoney(value)),
    },
    Sidebar: { items },
    SliderField: { value: numberOrRange, defaultValue: numberOrRange },
    Statement: { columns, rows: listOf('rows'), getKey: rowKey },
    Stepper: { items },
    Table: {
      columns,
      rows: listOf('rows'),
      getKey: tableRowKey,
      selectedKeys: tableKeys,
      defaultSelectedKeys: tableKeys,
      onSelectionChange: callback,
    },
    Tabs: { items },
    TagField: { value: texts, defaultValue: texts },
    TimeField: { value: clock, defaultValue: clock, minValue: clock, maxValue: clock },
    Timeline: { items },
    Tooltip: { children: trigger },
    VirtualList: {
      items: listOf('items'),
      getKey: rowKey,
      children: functionThat('renders an item'),
    },
    Wizard: { items },
  } satisfies Record<string, Record<string, Guard>>;
}

let guards: ReturnType<typeof createGuards> | undefined;

/** Returns whether a value is right. Values such as a bigint or a Temporal date throw when they are converted, and are wrong. */
function isRight({ accepts }: Guard, value: unknown, props: Props): boolean {
  try {
    return accepts(value, props);
  } catch {
    return false;
  }
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
    if (isRight(guard, value, given)) continue;
    const found = guard.find ? guard.find(value, given) : value;
    const sentence = `${component}: ${name} must be ${guard.words}, not ${show(found)}.`;
    if (guard.isRequired) throw new Error(`[@byline/design-system] ${sentence}`);
    reportOnce(sentence);
  }
}
