import { setTimeout as wait } from 'node:timers/promises';
import { paths } from '../../app/paths.ts';
import type { Visitor } from './visitor.ts';

// Runs in the page: waits for the first table and shows it; returns a point in it and how far the page is scrolled.
const showTable = `
  const find = () => document.querySelector('#root table [role=rowheader]')?.closest('table');
  for (let attempt = 0; attempt < 400 && !find(); attempt += 1) {
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  const table = find();
  table.scrollIntoView({ block: 'center', behavior: 'instant' });
  await new Promise((resolve) => setTimeout(resolve, 300));
  const { left, width, top, height } = table.getBoundingClientRect();
  const lower = Math.min(top + height, innerHeight);
  return { x: left + width / 2, y: (Math.max(top, 0) + lower) / 2, from: scrollY };
`;

/** Turns the wheel over a table, which has nothing to scroll, in a low window. Expects that the page scrolls. */
export async function scrollOverTable(visitor: Visitor): Promise<void> {
  const { tab } = visitor;
  await tab.resize(1280, 500);
  await visitor.open(paths.jobHistory);
  const { x, y, from } = await tab.run<{ x: number; y: number; from: number }>(showTable);
  // The table may be at either end of the page.
  for (const down of [120, -120]) {
    await tab.wheel(x, y, down);
    // Firefox scrolls smoothly.
    await wait(700);
    if ((await tab.run<number>('return scrollY')) !== from) return;
  }
  throw new Error(`The page stays at ${from} px under the wheel.`);
}
