import type { FirstLoad } from './firstLoad.ts';
import type { CoreRate } from './coreRate.ts';
import type { GridFigures } from './grids.ts';
import type { HundredFields } from './hundredFields.ts';
import type { Interaction } from './interactions.ts';
import type { RouteChange } from './routeChange.ts';
import type { SmallPages } from './smallPages.ts';
import type { Switch } from './switches.ts';
import type { TableOpening, TableRows } from './tableRows.ts';
import type { ThousandCards } from './thousandCards.ts';
import type { RouteVitals } from './vitals.ts';
import { median, quantile } from './statistics.ts';

function ms(value: number): string {
  return `${value.toFixed(value < 100 ? 1 : 0)} ms`;
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1)} kB`;
}

/** Formats rows in columns: the first column to the left, the others to the right. */
function table(heads: readonly string[], rows: readonly string[][]): string {
  const lines = [heads, ...rows];
  const widths = heads.map((_, column) =>
    Math.max(...lines.map((line) => line[column]?.length ?? 0)),
  );
  const write = (line: readonly string[]) =>
    line
      .map((cell, column) =>
        column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0),
      )
      .join('   ');
  return `${lines.map(write).join('\n')}\n`;
}

/** Formats first contentful paint, when the page is ready to use, and encoded script bytes. */
export function firstLoadTable(loads: ({ name: string } & FirstLoad)[]): string {
  const rows = table(
    ['First load', 'first paint', 'ready', 'scripts'],
    loads.map(({ name, paint, heading, scriptBytes }) => [
      name,
      ms(paint),
      ms(heading),
      kilobytes(scriptBytes),
    ]),
  );
  return `${rows}(The app paints its prerendered page first, and is ready when it runs in its place.)\n`;
}

/** Formats largest contentful paint, layout shift and requests of each route, and which element was painted last or moved. */
export function vitalsTable(routes: RouteVitals[]): string {
  const rows = table(
    ['Route on a phone', 'LCP', 'CLS', 'requests', 'largest element'],
    routes.map(({ address, lcp, cls, requests, element }) => [
      address,
      ms(lcp),
      cls.toFixed(4),
      String(requests),
      element,
    ]),
  );
  const shifts = routes.flatMap(({ address, shifted }) =>
    shifted.map((shift) => `${address} moved ${shift}\n`),
  );
  return `${rows}${shifts.join('')}`;
}

/** Formats the time from a click to the next heading: the first, which loads code, and the median of the others. */
export function routeTable(changes: RouteChange[]): string {
  return table(
    ['Route change', 'first time', 'then'],
    changes.map(({ name, times: [first = NaN, ...later] }) => [name, ms(first), ms(median(later))]),
  );
}

/** Formats the time from a press or key to the next paint, over all interactions of a journey, and what took longest. */
export function interactionsTable(interactions: Interaction[]): string {
  const times = interactions.map(({ time }) => time);
  const slowest = interactions.toSorted((a, b) => b.time - a.time).slice(0, 5);
  const rows = table(
    ['Interactions on a phone', 'number', 'p50', 'p95'],
    [
      [
        'from /jobs to an application',
        String(times.length),
        ms(median(times)),
        ms(quantile(times, 0.95)),
      ],
    ],
  );
  return `${rows}${slowest.map(({ time, name }) => `${ms(time)} ${name}\n`).join('')}`;
}

/** Formats the time from an input event to the next paint. */
export function keystrokeTable(fields: { name: string; times: number[] }[]): string {
  return table(
    ['Keystroke', 'p50', 'p95'],
    fields.map(({ name, times }) => [name, ms(median(times)), ms(quantile(times, 0.95))]),
  );
}

/** Formats the figures of a hundred fields, relative to bare HTML. */
export function fieldsTable(pages: HundredFields[]): string {
  const [bare] = pages;
  const relative = (value: number, floor: number | undefined) =>
    `${ms(value)} (${(value / (floor ?? NaN)).toFixed(2)} x)`;
  const p95 = ({ keys }: HundredFields) => quantile(keys, 0.95);
  return table(
    ['100 fields', 'mount', 'messages', 'key p50', 'key p95', 'scripts and styles'],
    pages.map((page) => [
      page.name,
      relative(page.mount, bare?.mount),
      `${ms(page.submit)} (${page.submitRatio.toFixed(2)} x)`,
      ms(median(page.keys)),
      relative(p95(page), bare && p95(bare)),
      kilobytes(page.bytes),
    ]),
  );
}

/** Formats what pages with a single component load beyond React. */
export function smallPagesTable(pages: SmallPages[]): string {
  const parts = ['Button', 'Tooltip', 'Breadcrumbs', 'Select'] as const;
  return table(
    ['Page with one, gzip beyond React', ...parts],
    pages.map(({ name, bytes }) => [name, ...parts.map((part) => kilobytes(bytes[part]))]),
  );
}

/** Formats field validations a second. */
export function coreTable(rates: CoreRate[]): string {
  return table(
    ['Validations a second', 'millions'],
    rates.map(({ name, millions }) => [name, millions.toFixed(1)]),
  );
}

/** Formats a thousand cards: the first card on screen, the number of nodes, frames and their work while scrolling. */
export function cardsTable(lists: ThousandCards[]): string {
  const [bare] = lists;
  return table(
    ['1,000 cards', 'first on screen', 'nodes', 'frame p95', 'scroll work'],
    lists.map(({ name, paint, nodes, frame, work }) => [
      name,
      `${ms(paint)} (${(paint / (bare?.paint ?? NaN)).toFixed(2)} x)`,
      String(nodes),
      ms(frame),
      ms(work),
    ]),
  );
}

/** Formats 500 rows, relative to a bare `<table>`. */
export function rowsTable(tables: TableRows[]): string {
  const [bare] = tables;
  const relative = (value: number, floor: number | undefined) =>
    `${ms(value)} (${(value / (floor ?? NaN)).toFixed(2)} x)`;
  return table(
    ['500 rows', 'first on screen', 'sort', 'select one'],
    tables.map(({ name, first, sort, select }) => [
      name,
      relative(first, bare?.first),
      relative(sort, bare?.sort),
      relative(select, bare?.select),
    ]),
  );
}

/** Formats the figures of grids with the same rows. */
export function gridsTable(grids: GridFigures[]): string {
  const names = ['first', 'sort', 'filter', 'select', 'resize', 'edit', 'frame', 'work'] as const;
  const counts = [...new Set(grids.map(({ rows }) => rows))];
  return counts
    .map((count) =>
      table(
        [`${count.toLocaleString('en')} rows`, ...names],
        grids
          .filter(({ rows }) => rows === count)
          .map((grid) => [grid.name, ...names.map((name) => ms(grid[name]))]),
      ),
    )
    .join('\n');
}

/** Formats the opening of Tables, relative to the first. */
export function openingTable(openings: TableOpening[]): string {
  const [least] = openings;
  return table(
    ['Table', 'first on screen'],
    openings.map(({ rows, first }) => [
      `${rows.toLocaleString('en')} rows`,
      `${ms(first)} (${(first / (least?.first ?? NaN)).toFixed(2)} x)`,
    ]),
  );
}

/** Formats the main-thread time of preference changes. */
export function switchTable(switches: Switch[]): string {
  return table(
    ['Switch', 'library', 'bare HTML', 'ratio'],
    switches.map(({ name, library, bare, ratio }) => [
      name,
      ms(library),
      ms(bare),
      `${ratio.toFixed(2)} x`,
    ]),
  );
}
