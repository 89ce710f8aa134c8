import type { ParamsOf, QueryOf, ReadEndpoint } from '../../contract/api.ts';
import type { Page } from '../../contract/schemas/shared.ts';
import { read } from './client.ts';

/** A row of a list: it has an id, or is about a job. */
type ListedRow = { id: string } | { job: { id: string } };

/** An endpoint of a list in pages. */
export type ListEndpoint<Row> = ReadEndpoint<Page<Row>, { page: number; per_page: number }>;

/** The rows of a list. */
export type RowOf<E> = E extends ReadEndpoint<Page<infer Row>> ? Row : never;

/** The query of a list, without its page. */
export type FilterOf<E extends ListEndpoint<unknown>> = Omit<QueryOf<E>, 'page' | 'per_page'>;

/** The largest page that the API returns. */
const pageSize = 100;

/** How often a list is read at most, if it changes each time. */
const maxReads = 4;

/**
 * Reads all pages of a list, each row once. A row that comes, leaves or moves between two pages shifts the others, so that one of them is on
 * two pages or on none: a list of several pages is read until it is the same twice. Rejects with an ApiError.
 */
export async function readAllPages<E extends ListEndpoint<ListedRow>>(
  endpoint: E,
  filter?: FilterOf<E>,
): Promise<RowOf<E>[]> {
  let previous = '';
  for (let count = 1; ; count += 1) {
    const { rows, pages } = await readOnce(endpoint, filter);
    const text = JSON.stringify(rows);
    if (pages <= 1 || text === previous || count === maxReads) return rows;
    previous = text;
  }
}

async function readOnce<E extends ListEndpoint<ListedRow>>(endpoint: E, filter?: FilterOf<E>) {
  const rows = new Map<string, RowOf<E>>();
  for (let page = 1; ; page += 1) {
    const values = { ...filter, page, per_page: pageSize } as ParamsOf<E> & QueryOf<E>;
    const { data, meta } = (await read<E>(endpoint, values)) as Page<ListedRow>;
    for (const row of data) {
      const id = 'id' in row ? row.id : row.job.id;
      // The latest state of a row counts, at its latest position.
      rows.delete(id);
      rows.set(id, row as RowOf<E>);
    }
    if (page >= meta.pages) return { rows: [...rows.values()], pages: page };
  }
}
