import type { ParamsOf, QueryOf, ReadEndpoint } from '../../contract/api.ts';
import type { Page } from '../../contract/schemas/shared.ts';
import { read } from './client.ts';

/** An endpoint of a list in pages. */
export type ListEndpoint<Row> = ReadEndpoint<Page<Row>, { page: number; per_page: number }>;

/** The rows of a list. */
export type RowOf<E> = E extends ReadEndpoint<Page<infer Row>> ? Row : never;

/** The query of a list, without its page. */
export type FilterOf<E extends ListEndpoint<unknown>> = Omit<QueryOf<E>, 'page' | 'per_page'>;

/** The largest page that the API returns. */
const pageSize = 100;

/** Reads all pages of a list, each row once. Rejects with an ApiError. */
export async function readAllPages<E extends ListEndpoint<unknown>>(
  endpoint: E,
  filter?: FilterOf<E>,
): Promise<RowOf<E>[]> {
  // A row that is added meanwhile shifts the others, so that a row can be on two pages.
  const rows = new Map<string, RowOf<E>>();
  for (let page = 1; ; page += 1) {
    const values = { ...filter, page, per_page: pageSize } as ParamsOf<E> & QueryOf<E>;
    const { data, meta } = (await read<E>(endpoint, values)) as Page<RowOf<E>>;
    for (const row of data) rows.set(JSON.stringify(row), row);
    if (page >= meta.pages) return [...rows.values()];
  }
}
