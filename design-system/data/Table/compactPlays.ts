import { expect, userEvent, waitFor, within } from 'storybook/test';

type PlayContext = { canvasElement: HTMLElement };

// The content is made as narrow as on a phone, because the window in which stories are played is wider.
const phoneWidth = '22.5rem';

/** Expects that the previous rows are dimmed while other rows load. */
export async function playDimmed({ canvasElement }: PlayContext): Promise<void> {
  const row = (await within(canvasElement).findAllByRole('row')).at(-1) as Element;
  const region = row.closest('[aria-busy="true"]') as Element;
  await waitFor(() => expect(Number(getComputedStyle(region).opacity)).toBeLessThan(1));
  await expect(row).toBeVisible();
}

/** Expects the title and the amount on the first line of a row, and the other cells below them. */
export async function playTwoLines({ canvasElement }: PlayContext): Promise<void> {
  canvasElement.style.inlineSize = phoneWidth;
  const [row] = (await within(canvasElement).findAllByRole('row')).slice(1);
  // The last element of a cell: the badge or the amount, or the detail below the title; the cell itself if it has only text.
  const [titleDetail, , state, net] = [
    ...(row?.querySelectorAll('th, td, [role=rowheader], [role=gridcell]') ?? []),
  ].map((cell) => cell.firstElementChild?.lastElementChild ?? cell);
  const top = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
  await waitFor(() => expect(top(state)).toBeGreaterThan(top(net)));
  await expect(titleDetail).toBeVisible();
  // A title of two lines, its detail and the second line of the row are less than 120 px high.
  await expect(row?.getBoundingClientRect().height).toBeLessThan(120);
  canvasElement.style.inlineSize = '';
}

/** Expects that the hidden cell, the date in the second column, appears only while it has the focus. */
export async function playHiddenCell({ canvasElement }: PlayContext): Promise<void> {
  canvasElement.style.inlineSize = phoneWidth;
  const [, row] = await within(canvasElement).findAllByRole('row');
  const cell = row?.querySelector('[data-compact="hidden"]') as Element;
  const width = () => cell.getBoundingClientRect().width;
  await waitFor(() => expect(width()).toBe(1));
  // The cell is only 1 px wide, but has the text of the date with its year.
  await expect(cell).toHaveTextContent(/2026/);
  await userEvent.tab();
  await expect(row).toHaveFocus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  await expect(cell).toHaveFocus();
  // The date needs more than 50 px.
  await expect(width()).toBeGreaterThan(50);
  await userEvent.keyboard('{ArrowRight}');
  await expect(width()).toBe(1);
  canvasElement.style.inlineSize = '';
}
