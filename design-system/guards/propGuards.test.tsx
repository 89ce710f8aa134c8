import { createElement } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';
import { Button } from '../primitives/Button/Button.tsx';
import { renderInDesignSystem } from '../testing/renderInDesignSystem.tsx';
import { components } from './components.ts';

/** What a developer without types reads about a wrong prop. */

const library = Object.fromEntries(components);

const label = 'Name';
const options = [{ id: 'a', label: 'A' }];
const columns = [{ id: 'a', title: 'A', cell: String }];
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
  ['DateField', { label, min: 2026 }, `min must be ${day}, not 2026.`],
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
      label,
      columns,
      rows: [{}],
      getRowKey: () => 'a',
      selectionMode: 'multiple',
      selectedKeys: 'a',
    },
    'selectedKeys must be "all" with selectionMode="multiple", or an array or Set of keys, not "a".',
  ],
  [
    'FilterChips',
    { label, options, selectedKeys: 'b', onSelectionChange: () => undefined },
    `selectedKeys must be ${keys}, not "b".`,
  ],
  [
    'Menu',
    { label, items: [], trigger: createElement('button', null, 'Open') },
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
  [
    'FileField',
    { label, accept: 'image/png' },
    'accept must be an array of texts, not "image/png".',
  ],
];

// Values with which the component cannot render.
const fatal: [string, object, string][] = [
  [
    'Table',
    { label, columns, rows: [{}] },
    'getRowKey must be a function that returns the key of a row, not undefined.',
  ],
  ['Table', { label, columns, getRowKey: String }, 'rows must be an array of rows, not undefined.'],
  [
    'Table',
    { label, columns: [{ id: 'a', title: 'A' }], rows: [{}], getRowKey: String },
    'columns must be an array of { id, title, cell } with a function cell, not [{"id":"a","title":"A"}].',
  ],
  [
    'Chart',
    {
      title: 'T',
      caption: 'C',
      series: [{ id: 'a', title: 'A' }],
      points: [{ x: '2026-03', a: 1 }],
    },
    'points must be an array of { x, values } with figures by the id of their series, such as { x: "2026-03", values: { a: 1 } }, not [{"x":"2026-03","a":1}].',
  ],
  [
    'VirtualList',
    { label, rows: ['a'], getRowKey: String, children: 'Text' },
    'children must be a function that renders a row, not "Text".',
  ],
  [
    'Statement',
    { title: 'T', columns, rows: ['a'] },
    'getRowKey must be a function that returns the key of a row, not undefined.',
  ],
  ['SelectField', { label }, 'options must be an array of { id, label }, not undefined.'],
  [
    'SelectField',
    { label, options: ['A'] },
    'options must be an array of { id, label }, not ["A"].',
  ],
  ['Tabs', { label }, 'items must be an array of objects, not undefined.'],
];

const log = vi.fn<(...line: unknown[]) => void>();
beforeEach(() => {
  log.mockClear();
  vi.spyOn(console, 'error').mockImplementation(log);
});

const render = (name: string, props: object) =>
  renderInDesignSystem(createElement(library[name]!, { ...props }));

test.each(silent)('%s %j reports it', (name, props, sentence) => {
  try {
    render(name, props);
  } catch {
    // Some of these cannot render either.
  }
  const lines = log.mock.calls.map(([line]) => String(line));
  expect(lines).toContain(`[@byline/design-system] ${name}: ${sentence}`);
});

test.each(fatal)('%s %j says what is missing', (name, props, sentence) => {
  expect(() => render(name, props)).toThrow(`[@byline/design-system] ${name}: ${sentence}`);
});

test('right values and missing optional ones report nothing', () => {
  const trigger = createElement(Button, null, 'Open');
  const right: [string, object][] = [
    ['DateField', { label, value: null }],
    ['DateField', { label, defaultValue: '' }],
    ['DateField', { label, defaultValue: '2024-02-29', min: '1900-01-01' }],
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
    ['MoneyField', { label, currency: 'USD', defaultValue: null, min: -5 }],
    ['SelectField', { label, options: [], value: 'later' }],
    ['Menu', { label, items: () => [], trigger }],
    ['FileField', { label }],
  ];
  for (const [name, props] of right) render(name, props);
  expect(log).not.toHaveBeenCalled();
});
