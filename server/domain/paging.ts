import type { SelectQueryBuilder } from 'kysely';
import type { PageMeta } from '../../contract/schemas/shared.ts';

/** Returns the position of a page among `total` rows. */
export function pageMeta(query: { page: number; per_page: number }, total: number): PageMeta {
  const { page, per_page } = query;
  return { page, per_page, total, pages: Math.ceil(total / per_page) };
}

/** Counts the rows of a query, without its selection and order. */
export async function countRows<DB, Tables extends keyof DB>(
  query: SelectQueryBuilder<DB, Tables, object>,
): Promise<number> {
  const row = await query
    .clearSelect()
    .clearOrderBy()
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number((row as { count: number }).count);
}
