/** An example payment, rendered by `table.tsx` and `bareTable.tsx`. */
export type ExamplePayment = { id: string; job: string; brand: string; on: string; net: number };

/** Creates payments; `?rows=` of the page's URL is their number, 500 by default. */
export function createPayments(): readonly ExamplePayment[] {
  const count = Number(new URLSearchParams(location.search).get('rows') ?? 500);
  return Array.from({ length: count }, (_, index) => ({
    id: `payment${index}`,
    // The factor shuffles the numbers, so that sorting by job has work to do.
    job: `A job with a title of some length, number ${(index * 7919) % count}`,
    brand: `Brand ${index % 40}`,
    on: `2026-${String((index % 12) + 1).padStart(2, '0')}-${String((index % 28) + 1).padStart(2, '0')}`,
    net: ((index * 37) % 900) + 10,
  }));
}
