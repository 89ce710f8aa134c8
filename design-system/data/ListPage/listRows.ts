import type { ListAddress } from './useListAddress.ts';

/** The rows of the pages that a list shows, and how many rows there are in all. */
export type ListRows<Row> = { rows: readonly Row[]; total: number };

/** What a list needs of its address, whatever its parameters are. */
export type PageAddress = Pick<ListAddress, 'page' | 'pages' | 'addsPages' | 'active' | 'clear'> & {
  change: (changes: { page?: number }, options?: { replace?: boolean }) => void;
  getHref: (changes: { page?: number }) => string;
};
