import type { ReactNode } from 'react';
import { expect, userEvent, waitFor, within, type fn } from 'storybook/test';
import { Money } from '../Money/Money.tsx';
import type { TableProps } from './Table.tsx';
import type { TableColumn } from './tableColumn.ts';

type Payment = { id: string; job: string; on: string; isPaid: boolean; net: number };

const words = ['Tea', 'A week with the trail shoe and the jacket that goes with it', 'Two stops'];

const longPayments: Payment[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index + 1}`,
  job: `${words[index % words.length]} ${index + 1}`,
  on: '2026-03-05',
  isPaid: index % 2 === 0,
  // A different amount for each row, in another order than the rows: 7919 is a prime.
  net: ((index * 7919) % 10_000) + 1,
}));

const columns: TableColumn<Payment>[] = [
  { id: 'job', header: 'Job', cell: ({ job }) => job, sortValue: ({ job }) => job },
  {
    id: 'net',
    header: 'You receive',
    isNumeric: true,
    cell: ({ net }) => <Money value={{ amount: net, currency: 'USD' }} />,
    sortValue: ({ net }) => net,
  },
];

/** The props of a table of ten thousand rows. */
export const longTable = {
  label: 'Payments',
  columns,
  rows: longPayments,
  getRowKey: ({ id }: Payment) => id,
};

type Play = { args: Pick<TableProps<Payment>, 'onSelectionChange'>; canvasElement: HTMLElement };

const countRenderedRows = (canvas: HTMLElement) =>
  canvas.querySelectorAll('tbody [role=row]').length;

async function waitForFrames(count: number): Promise<void> {
  for (let frame = 0; frame < count; frame += 1) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
  }
}

/** Scrolls the box of the rows or, on phones, the page. */
function scrollRows(canvas: HTMLElement, top: number): void {
  const box = within(canvas).queryByRole('group', { name: 'Payments' });
  const isScrollable = box && box.scrollHeight > box.clientHeight + 1;
  (isScrollable ? box : document.scrollingElement)?.scrollTo({ top });
}

/** Expects that rows cover the visible area of the box, without gaps and overlaps. */
async function expectCovered(canvas: HTMLElement, pane?: HTMLElement): Promise<void> {
  await waitFor(async () => {
    // The box of a table is a group once its rows are measured.
    const box = pane ?? within(canvas).queryByRole('group', { name: 'Payments' });
    const area = box?.getBoundingClientRect();
    const rows = [...canvas.querySelectorAll('tbody [role=row]')].filter(
      // The focused row stays rendered, also far from the visible rows.
      (row) => !row.contains(document.activeElement),
    );
    const edges = rows.map((row) => row.getBoundingClientRect());
    const gaps = edges.filter((edge, index) => {
      const previous = edges[index - 1];
      return previous && Math.abs(edge.top - previous.bottom) > 1;
    });
    await expect(gaps).toEqual([]);
    const bottom = Math.min(area?.bottom ?? Infinity, window.innerHeight);
    const top = Math.max(area?.top ?? 0, 0);
    // The head has the index 1.
    const isFirst = rows[0]?.getAttribute('aria-rowindex') === '2';
    await expect(isFirst || (edges[0]?.top ?? Infinity) <= top + 1).toBe(true);
    await expect(edges.at(-1)?.bottom).toBeGreaterThanOrEqual(bottom - 1);
  });
}

/** Scrolls to several positions, at each of which rows must cover the visible area. */
export async function playTenThousand({ canvasElement }: Play): Promise<void> {
  const canvas = within(canvasElement);
  const grid = await canvas.findByRole('grid', { name: 'Payments' });
  await expect(grid).toHaveAttribute('aria-rowcount', '10001');
  await expect(canvas.getByRole('row', { name: /^Tea 1$/ })).toHaveAttribute('aria-rowindex', '2');
  await expectCovered(canvasElement);
  // Near and far positions, one beyond the end, and back near the start.
  for (const top of [900, 40_000, 200_000, 1e7, 300]) {
    scrollRows(canvasElement, top);
    await expectCovered(canvasElement);
    await expect(countRenderedRows(canvasElement)).toBeLessThan(60);
  }
  scrollRows(canvasElement, 0);
}

/** A part of the page that scrolls. */
export function Pane({ children }: { children: ReactNode }) {
  return (
    // Scroll anchoring is off, as in Safari, which does not follow the rows when the content above them grows.
    <div
      data-testid="pane"
      style={{ blockSize: '24rem', overflow: 'auto', overflowAnchor: 'none' }}
    >
      <div data-testid="above" style={{ blockSize: '6rem' }} />
      {children}
    </div>
  );
}

/** Shows the table in a part of the page that scrolls, below text whose height changes while the rows are in view. */
export async function playInAPane({ canvasElement }: Play): Promise<void> {
  const canvas = within(canvasElement);
  const pane = await canvas.findByTestId('pane');
  const above = canvas.getByTestId('above');
  pane.scrollTo({ top: 5000 });
  await expectCovered(canvasElement, pane);
  for (const height of ['40rem', '0']) {
    above.style.blockSize = height;
    await expectCovered(canvasElement, pane);
  }
  // While the pane is hidden, as in a tab that is not selected, the rows have no position. Browsers report to observers only what has
  // changed from one frame to the next, so nothing is reported if it is hidden for less.
  for (const frames of [0, 2]) {
    pane.hidden = true;
    pane.scrollTo({ top: 0 });
    window.dispatchEvent(new Event('resize'));
    await waitForFrames(frames);
    pane.hidden = false;
    pane.scrollTo({ top: 9000 });
    await expectCovered(canvasElement, pane);
  }
  pane.scrollTo({ top: 0 });
}

/** Moves with keys to rows that were not rendered before. */
export async function playByKeyboard({ canvasElement }: Play): Promise<void> {
  const canvas = within(canvasElement);
  (await canvas.findByRole('row', { name: /^Tea 1$/ })).focus();
  const focused = () => document.activeElement?.getAttribute('aria-rowindex');
  await userEvent.keyboard('{End}');
  await waitFor(() => expect(focused()).toBe('10001'));
  await waitFor(() => {
    const { bottom } = (document.activeElement as Element).getBoundingClientRect();
    return expect(bottom).toBeLessThanOrEqual(window.innerHeight + 1);
  });
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await waitFor(() => expect(focused()).toBe('9999'));
  // A page has more than two rows and fewer than a hundred.
  await userEvent.keyboard('{PageUp}');
  await waitFor(() => expect(Number(focused())).toBeLessThan(9997));
  await expect(Number(focused())).toBeGreaterThan(9900);
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(focused()).toBe('2'));
  // A hundred steps, faster than a person presses.
  await userEvent.keyboard('{ArrowDown>100/}');
  await waitFor(() => expect(focused()).toBe('102'));
  await userEvent.keyboard('{PageDown}');
  await waitFor(() => expect(Number(focused())).toBeGreaterThan(104));
  await expect(canvas.getByRole('columnheader', { name: 'Job' })).toBeVisible();
  // The focused row stays in the document when it is scrolled out of view.
  const row = document.activeElement;
  scrollRows(canvasElement, 100_000);
  await waitFor(() => expect(canvas.queryByRole('row', { name: /^Tea 100$/ })).toBeNull());
  await expect(document.activeElement).toBe(row);
  await userEvent.keyboard('{Home}');
  await waitFor(() => expect(focused()).toBe('2'));
}

/** Selects ranges and all rows, of which most are not rendered. */
export async function playSelects({ args, canvasElement }: Play): Promise<void> {
  const canvas = within(canvasElement);
  const getLastSelection = () => {
    const calls = (args.onSelectionChange as ReturnType<typeof fn>).mock.calls;
    return calls.at(-1)?.[0] as Set<string>;
  };
  const user = userEvent.setup();
  await user.click(await canvas.findByRole('checkbox', { name: 'Select Tea 1' }));
  await expect([...getLastSelection()]).toEqual(['1']);
  scrollRows(canvasElement, 45_000);
  await expectCovered(canvasElement);
  const box = canvas.getAllByRole('checkbox', { name: /^Select Tea/ }).at(-1);
  // The number of the row: its index without the head.
  const rowNumber = Number((box as HTMLElement).closest('tr')?.getAttribute('aria-rowindex')) - 1;
  await expect(rowNumber).toBeGreaterThan(100);
  await user.keyboard('{Shift>}');
  await user.click(box as HTMLElement);
  await user.keyboard('{/Shift}');
  await expect(getLastSelection().size).toBe(rowNumber);
  await expect(box).toBeChecked();
  await user.click(canvas.getByRole('checkbox', { name: 'Select All' }));
  await expect(getLastSelection().size).toBe(longPayments.length);
  await user.click(box as HTMLElement);
  await expect(getLastSelection().size).toBe(longPayments.length - 1);
  await expect(canvas.getByRole('checkbox', { name: 'Select All' })).toBePartiallyChecked();
  // The first press selects the row that is missing, the second clears the selection.
  await user.click(canvas.getByRole('checkbox', { name: 'Select All' }));
  await user.click(canvas.getByRole('checkbox', { name: 'Select All' }));
  await expect(getLastSelection().size).toBe(0);
  scrollRows(canvasElement, 0);
}

/** Scrolls the page, whose columns must keep their widths. */
export async function playWithThePage({ canvasElement }: Play): Promise<void> {
  const canvas = within(canvasElement);
  await canvas.findByRole('columnheader', { name: 'You receive' });
  const getWidth = () =>
    canvas.getByRole('columnheader', { name: 'You receive' }).getBoundingClientRect().width;
  await expectCovered(canvasElement);
  const width = getWidth();
  for (const top of [3000, 150_000]) {
    window.scrollTo({ top });
    await expectCovered(canvasElement);
    await expect(Math.abs(getWidth() - width)).toBeLessThan(2);
  }
  window.scrollTo({ top: 0 });
}
