import type { ListRows, Query } from '@byline/design-system';
import type { Page } from '../../../contract/schemas/shared.ts';

/** Returns the request for pages of a list in the form of `ListPage`. */
export function toListQuery<Row>(query: Query<Page<Row>>): Query<ListRows<Row>> {
  const { data, ...state } = query;
  const rows = data && { rows: data.data, total: data.meta.total };
  return { ...state, data: rows };
}
