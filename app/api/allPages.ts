import type { Page } from '../../contract/schemas/shared.ts';
import { get, withQuery } from './client.ts';

/** Query of a list, without its page. */
export type ListFilter = Record<string, string | number | undefined>;

/** The largest page that the API returns. */
const pageSize = 100;

/** Fetches all pages of a list, each row once. Rejects with an ApiError. */
export async function fetchAllPages<Row>(path: string, filter: ListFilter = {}): Promise<Row[]> {
  // A row that is added meanwhile shifts the others, so that a row can be on two pages.
  const rows = new Map<string, Row>();
  for (let page = 1; ; page += 1) {
    const query = { ...filter, page, per_page: pageSize };
    const { data, meta } = await get<Page<Row>>(withQuery(path, query));
    for (const row of data) rows.set(JSON.stringify(row), row);
    if (page >= meta.pages) return [...rows.values()];
  }
}
