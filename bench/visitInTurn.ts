import { serveFolder } from '../journeys/harness/serveFolder.ts';
import { buildPage } from './buildPage.ts';
import { rounds } from './visit.ts';

/** Builds pages, given with their names, and visits them in turn, so that a busy machine affects each of them. */
export async function visitInTurn<Result>(
  names: Record<string, string>,
  open: (url: string) => Promise<Result>,
): Promise<{ name: string; results: Result[] }[]> {
  const pages = [];
  for (const [entry, name] of Object.entries(names)) {
    pages.push({ name, results: [] as Result[], ...(await serveFolder(await buildPage(entry))) });
  }
  for (let round = 0; round < rounds; round += 1) {
    for (const { url, results } of pages) results.push(await open(url));
  }
  for (const { close } of pages) close();
  return pages;
}
