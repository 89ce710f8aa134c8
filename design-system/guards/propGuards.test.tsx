import { createElement, Fragment } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { components } from './components.ts';

/** What a developer without types reads about a wrong prop. */

const library = Object.fromEntries(components);

const label = 'Name';
const options = [{ id: 'a', label: 'A' }];
const columns = [{ id: 'a', header: 'A', cell: String }];
const day = 'a date as a text such as "2026-03-05"';
const range = '{ start, end } with dates such as "2026-03-05"';
const minor = 'a whole number of minor units, such as 1250 for 12.50';
const money = `{ amount, currency } with ${minor}`;
const keys = '"all", or an array or Set of keys';
const pressable = 'a Button, an IconButton or another component that takes onPress';

// Values that are shown as nothing: component, props, the sentence after the name of the component.
const silent: [string, object, string][] = [
  [
    'DateField',
    { label, defaultValue: '05.03.2026' },
    `defaultValue must be ${day}, not "05.03.2026".`,
  ],
  ['DateField', { label, value: new Date(0) }, `value must be ${day}, not a Date.`],
  [
    'DateField',
    { label, defaultValue: '2026-02-30' },
    `defaultValue must be ${day}, not "2026-02-30".`,
  ],
  ['DateField', { label, minValue: 2026 }, `minValue must be ${day}, not 2026.`],
  [
    'Calendar',
    { 'aria-label': label, value: '5 March 2026' },
    `value must be ${day}, not "5 March 2026".`,
  ],
  [
    'DateRangeField',
    { label, defaultValue: ['2026-03-05', '2026-03-06'] },
    `defaultValue must be ${range}, not ["2026-03-05","2026-03-06"].`,
  ],
  [
    'RangeCalendar',
    { 'aria-label': label, value: { start: '2026-03-05' } },
    `value must be ${range}, not {"start":"2026-03-05"}.`,
  ],
  [
    'TimeField',
    { label, defaultValue: '4:12 PM' },
    'defaultValue must be a time as a text such as "16:12", not "4:12 PM".',
  ],
  [
    'DateTimeField',
    { label, defaultValue: '2026-03-05T16:12:00Z' },
    'defaultValue must be a text such as "2026-03-05T16:12", or with a timeZone "2026-03-05T16:12:00Z", not "2026-03-05T16:12:00Z".',
  ],
  ['NumberField', { label, defaultValue: '12' }, 'defaultValue must be a number, not "12".'],
  [
    'MoneyField',
    { label, currency: 'USD', defaultValue: 12.5 },
    `defaultValue must be ${minor}, not 12.5.`,
  ],
  [
    'Money',
    { value: { amount: 12.5, currency: 'USD' } },
    `value must be ${money}, not {"amount":12.5,"currency":"USD"}.`,
  ],
  ['ShortFigure', { value: '12' }, `value must be a number, or ${money}, not "12".`],
  [
    'DateTime',
    { value: '05.03.2026 16:12' },
    'value must be a Date, a time in ms, or a text such as "2026-03-05T16:12:00Z", not "05.03.2026 16:12".',
  ],
  [
    'RelativeTime',
    { value: 'yesterday' },
    'value must be a Date, a time in ms, or a text such as "2026-03-05T16:12:00Z", not "yesterday".',
  ],
  [
    'SelectField',
    { label, options, defaultValue: 'b' },
    'defaultValue must be the id of one of the options, not "b".',
  ],
  [
    'RadioGroupField',
    { label, options, value: 1 },
    'value must be the id of one of the options, not 1.',
  ],
  [
    'TagField',
    { label, suggestions: options, defaultValue: [1] },
    'defaultValue must be an array of texts, not [1].',
  ],
  [
    'Table',
    {
      'aria-label': label,
      columns,
      rows: [{}],
      getKey: () => 'a',
      selectionMode: 'multiple',
      selectedKeys: 'a',
    },
    'selectedKeys must be "all" with selectionMode="multiple", or an array or Set of keys, not "a".',
  ],
  [
    'FilterChips',
    { 'aria-label': label, items: options, selectedKeys: 'b', onSelectionChange: () => undefined },
    `selectedKeys must be ${keys}, not "b".`,
  ],
  [
    'Menu',
    { 'aria-label': label, items: [], trigger: createElement('button', null, 'Open') },
    `trigger must be ${pressable}, not <button>.`,
  ],
  [
    'Popover',
    { children: 'Text', trigger: createElement('button', null, 'Open') },
    `trigger must be ${pressable}, not <button>.`,
  ],
  [
    'Tooltip',
    { text: 'Text', children: createElement('button', null, 'Open') },
    `children must be ${pressable}, not <button>.`,
  ],
  ['Menu', { 'aria-label': label, items: [] }, `trigger must be ${pressable}, not undefined.`],
  ['Money', { value: undefined }, `value must be ${money}, not undefined.`],
  [
    'MultiSelectField',
    { label, options, value: null },
    'value must be an array of texts, not null.',
  ],
  ['PhoneField', { label, value: 123 }, 'value must be a text, not 123.'],
  ['OneTimeCodeField', { label, value: 123456 }, 'value must be a text, not 123456.'],
  [
    'FileField',
    { label, acceptedFileTypes: 'image/png' },
    'acceptedFileTypes must be an array of texts, not "image/png".',
  ],
];

// Values with which the component cannot render.
const fatal: [string, object, string][] = [
  [
    'Table',
    { 'aria-label': label, columns, rows: [{}] },
    'getKey must be a function that returns a text or a number for a row, not undefined.',
  ],
  [
    'Table',
    { 'aria-label': label, columns, getKey: String },
    'rows must be an array of rows, not undefined.',
  ],
  [
    'Table',
    { 'aria-label': label, columns: [{ id: 'a', header: 'A' }], rows: [{}], getKey: String },
    'columns must be an array of { id, header, cell } with a function cell, not [{"id":"a","header":"A"}].',
  ],
  [
    'Chart',
    {
      title: 'T',
      description: 'C',
      series: [{ id: 'a', label: 'A' }],
      items: [{ x: '2026-03', a: 1 }],
    },
    'items must be an array of { x, values } with figures by the id of their series, such as { x: "2026-03", values: { a: 1 } }, not [{"x":"2026-03","a":1}].',
  ],
  [
    'VirtualList',
    { 'aria-label': label, items: ['a'], getKey: String, children: 'Text' },
    'children must be a function that renders an item, not "Text".',
  ],
  [
    'Statement',
    { title: 'T', columns, rows: ['a'] },
    'getKey must be a function that returns the key of an item, not undefined.',
  ],
  ['SelectField', { label }, 'options must be an array of { id, label }, not undefined.'],
  [
    'SelectField',
    { label, options: ['A'] },
    'options must be an array of { id, label }, not ["A"].',
  ],
  ['Tabs', { 'aria-label': label }, 'items must be an array of objects, not undefined.'],
  ['Breadcrumbs', {}, 'items must be an array of objects, not undefined.'],
  ['Sidebar', {}, 'items must be an array of objects, not undefined.'],
  ['AppShell', {}, 'items must be an array of objects, not undefined.'],
  ['Avatar', {}, 'name must be a text, not undefined.'],
  [
    'Table',
    { 'aria-label': label, columns, rows: [{ _id: 'a' }], getKey: ({ id }: { id?: string }) => id },
    'getKey must be a function that returns a text or a number for a row, not undefined.',
  ],
];

const circular: Record<string, unknown> = {};
circular['self'] = circular;
// As Temporal's instants, which JSON and texts take, and numbers do not.
const temporal = {
  toJSON: () => '2026-03-05T16:12:00Z',
  valueOf: () => {
    throw new TypeError('Called valueOf on a Temporal object');
  },
};
const instant = 'a Date, a time in ms, or a text such as "2026-03-05T16:12:00Z"';

// Values that cannot be converted to a number or to JSON.
const unusual: [string, object, string][] = [
  [
    'Money',
    { value: { amount: 12n, currency: 'USD' } },
    `value must be ${money}, not {"amount":"12n","currency":"USD"}.`,
  ],
  ['Money', { value: circular }, `value must be ${money}, not an object.`],
  ['Money', { value: Symbol('x') }, `value must be ${money}, not Symbol(x).`],
  ['DateField', { label, value: circular }, `value must be ${day}, not an object.`],
  ['DateTime', { value: 12n }, `value must be ${instant}, not 12n.`],
  ['RelativeTime', { value: temporal }, `value must be ${instant}, not "2026-03-05T16:12:00Z".`],
  ['NumberField', { label, defaultValue: Number.NaN }, 'defaultValue must be a number, not NaN.'],
  ['MoneyField', { label, currency: 'USD', value: 12n }, `value must be ${minor}, not 12n.`],
];

const log = vi.fn<(...line: unknown[]) => void>();
beforeEach(() => {
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
});

const render = (name: string, props: object) =>
  renderInDesignSystem(createElement(library[name]!, { ...props }));

function findReports(name: string, props: object): string[] {
  log.mockClear();
  try {
    render(name, props);
  } catch {
    // Some of these cannot render either.
  }
  return log.mock.calls.map(([line]) => String(line));
}

test.each(silent)('%s %j reports it', (name, props, sentence) => {
  expect(findReports(name, props)).toContain(`[@byline/design-system] ${name}: ${sentence}`);
});

test('values that cannot be converted are reported, too', () => {
  for (const [name, props, sentence] of unusual) {
    expect(findReports(name, props)).toContain(`[@byline/design-system] ${name}: ${sentence}`);
  }
});

test.each(fatal)('%s %j says what is missing', (name, props, sentence) => {
  expect(() => render(name, props)).toThrow(`[@byline/design-system] ${name}: ${sentence}`);
});

test('a key of a row that is a bigint is named', () => {
  const props = { 'aria-label': label, columns, rows: ['a'], getKey: () => 1n };
  expect(() => render('Table', props)).toThrow(
    'getKey must be a function that returns a text or a number for a row, not 1n.',
  );
});

test('right values and missing optional ones report nothing', () => {
  const trigger = createElement(Button, { key: 'open', children: 'Open' });
  // How a server component sends an element whose code is still loading.
  const sent = {
    $$typeof: Symbol.for('react.lazy'),
    _payload: trigger,
    _init: (payload: unknown) => payload,
  };
  const right: [string, object][] = [
    ['DateField', { label, value: null }],
    ['DateField', { label, defaultValue: '' }],
    ['DateField', { label, defaultValue: '2024-02-29', minValue: '1900-01-01' }],
    ['DateTimeField', { label, defaultValue: '2026-03-05T16:12' }],
    [
      'DateTimeField',
      {
        label,
        timeZone: 'Europe/Berlin',
        defaultValue: '2026-03-05T16:12:00+01:00[Europe/Berlin]',
      },
    ],
    ['TimeField', { label, defaultValue: '16:12:30' }],
    ['DateTime', { value: '2026-03-05' }],
    ['DateTime', { value: '16:12' }],
    ['MoneyField', { label, currency: 'USD', defaultValue: null, minValue: -5 }],
    ['SelectField', { label, options: [], value: 'later' }],
    ['Menu', { 'aria-label': label, items: () => [], trigger }],
    ['FileField', { label }],
    ['DateTime', { value: 12.5 }],
    ['NumberField', { label, minValue: -Infinity, maxValue: Infinity }],
    ['MoneyField', { label, currency: 'USD', maxValue: Infinity }],
    ['Menu', { 'aria-label': label, items: [], trigger: sent }],
    ['Popover', { children: 'Text', trigger: sent }],
    ['Tooltip', { content: 'Text', children: createElement(Fragment, null, false, sent as never) }],
  ];
  for (const [name, props] of right) render(name, props);
  expect(log).not.toHaveBeenCalled();
});
