/** Returns the page numbers to show, with null for omitted ones: 1 … 4 5 6 … 9. */
export function getPageNumbers(page: number, pages: number): (number | null)[] {
  const candidates = new Set([1, pages, page - 1, page, page + 1]);
  const numbers = [...candidates].filter((n) => n >= 1 && n <= pages).sort((a, b) => a - b);
  return numbers.flatMap((n, index) => {
    const gap = n - (numbers[index - 1] ?? 0);
    // An ellipsis would take as much space as a single page.
    return gap === 1 ? [n] : gap === 2 ? [n - 1, n] : [null, n];
  });
}
