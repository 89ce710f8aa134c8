import type { AnyComponent } from './components.ts';
import { createExample } from './examples.ts';

const label = 'Name';
const money = { amount: 123_456_750, currency: 'USD' };
const time = '2026-03-05T16:12:00Z';
const options = ['a', 'b', 'c'].map((id) => ({ id, label: id.toUpperCase() }));

/**
 * Props with which components show figures, amounts or dates that each language writes differently. Values of number and date fields are
 * beyond a limit, so that the message with the limit is shown, too.
 */
const figures: Record<string, object> = {
  Chart: {
    currency: 'USD',
    series: [{ id: 'a', label }],
    items: [{ x: '2026-03', values: { a: money.amount } }],
    defaultTableShown: true,
  },
  CountdownButton: { availableAt: Date.now() + 75_000 },
  DateField: { defaultValue: '2026-03-05', minValue: '2026-05-13' },
  DateRangeField: {
    defaultValue: { start: '2026-03-05', end: '2026-03-09' },
    maxValue: '2026-03-01',
  },
  Dateline: {
    items: [{ id: 'a', label, at: time, state: 'fixed' }],
    now: '2026-03-19T17:12:00Z',
  },
  DateTime: { value: time, timeZone: 'UTC', dateStyle: 'long', timeZoneName: 'short' },
  FileField: {
    maxSize: 1_500_000,
    maxItems: 12,
    defaultValue: [
      { id: 'a', file: new File(['x'.repeat(1284)], 'cup.webp'), state: 'chosen', alt: '' },
    ],
  },
  FilterBar: { activeCount: 12 },
  FilterChips: { items: [{ id: 'a', label, count: 1284 }] },
  FormErrorSummary: {
    items: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label,
      message: 'Wrong.',
      href: '#a',
    })),
  },
  ImageCropper: { value: { x: 0.5, y: 0.5, zoom: 1.5 } },
  ListPage: {
    // As in a window below 576 px.
    address: {
      page: 1,
      pages: [1],
      addsPages: true,
      active: [],
      change: () => undefined,
      getHref: () => '?',
      clear: () => undefined,
    },
    query: {
      data: { rows: [], total: 1284 },
      error: undefined,
      isLoading: false,
      reload: () => undefined,
    },
  },
  Money: { value: money },
  MoneyField: { defaultValue: money.amount, minValue: 1 + money.amount },
  NumberField: { defaultValue: 1_234_567.5, maxValue: 1_000_000.5 },
  Pagination: { page: 12, pageCount: 1284 },
  ProgressBar: { value: 12.5, formatOptions: { style: 'percent', maximumFractionDigits: 1 } },
  Ranking: {
    currency: 'USD',
    items: Array.from({ length: 12 }, (_, index) => ({
      id: String(index),
      label,
      value: money.amount,
    })),
  },
  RelativeTime: { value: time, now: '2026-03-19T17:12:00Z' },
  ShortFigure: { value: money },
  SliderField: {
    minValue: 0,
    maxValue: 9999,
    defaultValue: 1284,
    marks: [{ value: 5000 }],
  },
  Stat: { value: 1_234_567.5 },
  Statement: {
    columns: [{ id: 'a', header: label, isNumeric: true, cell: () => 1_234_567.5 }],
    totalItems: [{ id: 'a', label, value: 1_234_567.5 }],
  },
  Stepper: { items: options, selectedKey: 'b' },
  TableToolbar: {
    columns: [{ id: 'a', header: label, cell: String, filter: { type: 'number' } }],
    view: { filters: { a: { minValue: 1_234_567.5 } } },
  },
  Table: { columns: [{ id: 'a', header: label, isNumeric: true, cell: () => 1_234_567.5 }] },
  TagField: { maxItems: 12, defaultValue: ['a', 'b'] },
  TextAreaField: { maxLength: 1284, defaultValue: 'Text' },
  TextField: { type: 'number', min: 18, defaultValue: '12' },
};

/** The components that show figures. */
export const figureNames = Object.keys(figures);

/** Creates an element of a component with its required props, and with figures if it shows any. */
export function createFigureExample(name: string, component: AnyComponent) {
  return createExample(name, component, figures[name]);
}
