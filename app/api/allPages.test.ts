import { afterEach, expect, test, vi } from 'vitest';
import { api } from '../../contract/api.ts';
import { readAllPages } from './allPages.ts';

type Row = { id: string; state?: string };

const names = (count: number) => Array.from({ length: count }, (_, index) => `row-${index}`);
const toRows = (ids: readonly string[]): Row[] => ids.map((id) => ({ id }));

/** Serves pages of a list, which `change` changes after the page with this number, counted over all requests. */
function serve(rows: Row[], changes: Record<number, (rows: Row[]) => Row[]> = {}) {
  let list = rows;
  let served = 0;
  const fetchMock = vi.fn<typeof fetch>((input) => {
    const url = input instanceof Request ? input.url : String(input);
    const { searchParams } = new URL(url, 'http://app.example');
    const [page, size] = ['page', 'per_page'].map((name) => Number(searchParams.get(name))) as [
      number,
      number,
    ];
    const data = list.slice((page - 1) * size, page * size);
    const meta = { page, per_page: size, total: list.length, pages: Math.ceil(list.length / size) };
    served += 1;
    list = changes[served]?.(list) ?? list;
    return Promise.resolve(Response.json({ data, meta }));
  });
  vi.stubGlobal('fetch', fetchMock);
  return fetchMock;
}

afterEach(() => void vi.unstubAllGlobals());

const read = async () => (await readAllPages(api.withdrawals)) as unknown as Row[];
const ids = async () => (await read()).map(({ id }) => id);

test('all pages of a list are read, each row once, in the order of the list', async () => {
  const fetchMock = serve(toRows(names(205)));
  expect(await ids()).toEqual(names(205));
  // Twice three pages, because the list could have changed meanwhile.
  expect(fetchMock).toHaveBeenCalledTimes(6);
});

test('a list without rows, and one of one page, are read by one request', async () => {
  const empty = serve([]);
  expect(await read()).toEqual([]);
  expect(empty).toHaveBeenCalledTimes(1);
  const onePage = serve(toRows(names(100)));
  expect(await ids()).toEqual(names(100));
  expect(onePage).toHaveBeenCalledTimes(1);
});

test('a row that leaves the list between two pages hides no other row', async () => {
  serve(toRows(names(205)), { 1: (rows) => rows.slice(1) });
  expect(await ids()).toEqual(names(205).slice(1));
});

test('a row that is added between two pages is read, and no row is twice', async () => {
  serve(toRows(names(205)), { 1: (rows) => [{ id: 'new' }, ...rows] });
  expect(await ids()).toEqual(['new', ...names(205)]);
});

test('a row that moves to a later page with another state is in the file once, with its latest state', async () => {
  serve(toRows(names(150)), {
    1: ([first, ...rows]) => [...rows, { id: first?.id ?? '', state: 'paid' }],
  });
  const rows = await read();
  expect(rows.map(({ id }) => id)).toEqual([...names(150).slice(1), 'row-0']);
  expect(rows.at(-1)).toEqual({ id: 'row-0', state: 'paid' });
});

test('a row that leaves while another is added hides no row', async () => {
  serve(toRows(names(150)), { 1: (rows) => [...rows.slice(1), { id: 'new' }] });
  expect(await ids()).toEqual([...names(150).slice(1), 'new']);
});

test('a list that changes all the time is read to an end', async () => {
  const change = (rows: Row[]) => [...rows.slice(1), { id: `new-${rows[0]?.id}` }];
  const fetchMock = serve(
    toRows(names(150)),
    Object.fromEntries(Array.from({ length: 100 }, (_, index) => [index, change])),
  );
  const found = await ids();
  expect(new Set(found).size).toBe(found.length);
  expect(fetchMock).toHaveBeenCalledTimes(8);
});
