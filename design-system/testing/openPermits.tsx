import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { expect, vi } from 'vitest';
import { MemoryAddress } from './MemoryAddress.tsx';
import { PermitList } from './PermitList.tsx';
import { renderInDesignSystem } from './renderInDesignSystem.tsx';

type Props = Omit<ComponentProps<typeof PermitList>, 'search'>;

/** Renders the 60 permits in pages of 10 rows at an address, and returns the spy of its router. */
export function openPermits(search: string, props: Props = {}, onNavigate = vi.fn()) {
  renderInDesignSystem(
    <MemoryAddress initialSearch={search} onNavigate={onNavigate}>
      <main>
        <h1>Permits</h1>
        <PermitList {...props} />
      </main>
    </MemoryAddress>,
  );
  return { onNavigate };
}

/** A response without rows. */
export const respondEmpty = async () => ({ rows: [], total: 0 });

/** Sets the width of the window in px. */
export const setWidth = (width: number) =>
  vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(width);

/** Finds the row of the permit with a number from 1 to 60. */
export const findPermit = (number: number) =>
  screen.findByRole('row', { name: `BP-2026${String(number).padStart(4, '0')}` });

/** Returns the number of rows. */
export const countPermits = () =>
  screen.queryAllByRole('row').filter(({ dataset }) => dataset['part'] === 'body-row').length;

/** Waits until the address has a query. */
export async function expectQuery(query: string): Promise<void> {
  expect(await screen.findByText(`/permits${query}`)).toBeVisible();
}

/** Chooses an option in the menu of a filter. */
export async function choose(filter: string, option: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name: filter }));
  await userEvent.click(await screen.findByRole('menuitemradio', { name: option }));
}
