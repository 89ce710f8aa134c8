import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { catalogues } from '../../testing/catalogues.ts';
import { exampleItems } from '../../testing/exampleNavigation.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { AppShell } from '../../layout/AppShell/AppShell.tsx';
import { Customizer } from '../Customizer/Customizer.tsx';
import { ThemeTour } from './ThemeTour.tsx';

function renderShell() {
  renderInDesignSystem(
    <AppShell
      brand="Byline"
      items={exampleItems}
      bottomItems={exampleItems.slice(0, 3)}
      currentHref="/jobs"
      navbarEnd={
        <>
          <Customizer />
          <button type="button">Account</button>
        </>
      }
    >
      <h1>Jobs</h1>
      <ThemeTour />
    </AppShell>,
  );
}

async function findStep(title: string) {
  return within(await screen.findByRole('dialog', { name: title }));
}

async function press(name: string): Promise<void> {
  await userEvent.click(screen.getByRole('button', { name }));
}

test('the tour is not rendered until its preference is on', async () => {
  renderShell();
  expect(screen.queryByRole('dialog')).toBeNull();
  act(() => preferencesStore.set({ themeTour: true }));
  expect(await screen.findByRole('dialog', { name: 'The menu' })).toBeVisible();
});

test('the tour shows the shell step by step and switches its preference off at the end', async () => {
  preferencesStore.set({ themeTour: true });
  renderShell();
  expect((await findStep('The menu')).getByText('Step 1 of 4')).toBeVisible();
  await press('Next');
  await findStep('The navbar');
  await press('Next');
  await findStep('Display settings');
  await press('Next');
  expect((await findStep('Your account')).queryByRole('button', { name: 'Next' })).toBeNull();
  await press('Done');
  expect(preferencesStore.get().themeTour).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the number of the step has the digits of the language', async () => {
  preferencesStore.set({ themeTour: true });
  render(
    <DesignSystemProvider locale="ar-EG" messages={catalogues.ar} navigate={() => undefined}>
      <span data-part="navbar">
        <b />
      </span>
      <ThemeTour />
    </DesignSystemProvider>,
  );
  expect(await screen.findByText('الخطوة ١ من ١')).toBeVisible();
});

test('the focus stays on Next, and moves to Next when Back disappears', async () => {
  preferencesStore.set({ themeTour: true });
  renderShell();
  await findStep('The menu');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await findStep('The navbar');
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
  await userEvent.tab({ shift: true });
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await findStep('The menu');
  expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Next' })).toHaveFocus();
});

test.each([
  ['Escape', () => userEvent.keyboard('{Escape}')],
  ['Skip', () => press('Skip')],
])('%s ends the tour', async (_, leave) => {
  preferencesStore.set({ themeTour: true });
  renderShell();
  await findStep('The menu');
  await leave();
  expect(preferencesStore.get().themeTour).toBe(false);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('the tour skips targets that the page does not have', async () => {
  preferencesStore.set({ themeTour: true, customizer: false });
  renderShell();
  expect((await findStep('The menu')).getByText('Step 1 of 3')).toBeVisible();
});
