import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { preferencesStore } from '../../preferences/preferencesStore.ts';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Customizer } from './Customizer.tsx';

/** Renders the customizer and opens it. Returns the queries within its panel. */
async function open() {
  renderInDesignSystem(<Customizer />);
  await userEvent.click(screen.getByRole('button', { name: 'Customize the display' }));
  return within(await screen.findByRole('dialog', { name: 'Display' }));
}

test('without its preference, the customizer renders nothing', () => {
  preferencesStore.set({ customizer: false });
  renderInDesignSystem(<Customizer />);
  expect(screen.queryByRole('button')).toBeNull();
});

test('another control can open the customizer, and its tour starts after it has closed', async () => {
  const onOpenChange = vi.fn();
  const { rerender } = renderInDesignSystem(
    <>
      <button>Account</button>
      <Customizer isOpen={false} onOpenChange={onOpenChange} />
    </>,
  );
  screen.getByRole('button', { name: 'Account' }).focus();
  rerender(
    <>
      <button>Account</button>
      <Customizer isOpen onOpenChange={onOpenChange} />
    </>,
  );
  const panel = within(await screen.findByRole('dialog', { name: 'Display' }));
  await userEvent.click(panel.getByRole('button', { name: 'Take the tour' }));
  expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
  rerender(
    <>
      <button>Account</button>
      <Customizer isOpen={false} onOpenChange={onOpenChange} />
    </>,
  );
  await waitFor(() => expect(screen.getByRole('button', { name: 'Account' })).toHaveFocus());
  await waitFor(() => expect(preferencesStore.get().themeTour).toBe(true));
});

test('each option is applied immediately', async () => {
  const panel = await open();
  const choices = [
    ['Theme', 'Dark', { theme: 'dark' }],
    ['Theme', 'As on this device', { theme: 'system' }],
    ['Primary colour', 'Violet', { primaryColor: '#6a45d1' }],
    ['Position', 'At the top', { layout: 'horizontal' }],
    ['Navbar', 'Floating', { navbarType: 'floating' }],
    ['Navbar colour', 'Green', { navbarColor: '#14784a' }],
    ['Footer', 'Hidden', { footerType: 'hidden' }],
    ['Direction', 'Right to left', { direction: 'rtl' }],
    ['Page transition', 'From below', { routeTransition: 'fade-bottom' }],
  ] as const;
  for (const [group, name, expected] of choices) {
    const options = within(panel.getByRole('radiogroup', { name: group }));
    const option = options.getByRole('radio', { name });
    await userEvent.click(option);
    expect(preferencesStore.get()).toMatchObject(expected);
    expect(option).toBeChecked();
  }
});

test('each switch is applied immediately', async () => {
  const panel = await open();
  await userEvent.click(panel.getByRole('switch', { name: 'Icons only' }));
  await userEvent.click(panel.getByRole('switch', { name: '“Back to top” button on long pages' }));
  expect(preferencesStore.get()).toMatchObject({ sidebarCollapsed: true, scrollToTop: false });
});

test('a menu at the top changes semi-dark to light and disables icons only', async () => {
  preferencesStore.set({ theme: 'semi-dark' });
  const panel = await open();
  await userEvent.click(panel.getByRole('radio', { name: 'At the top' }));
  expect(panel.getByRole('radio', { name: 'Light' })).toBeChecked();
  expect(panel.getByRole('switch', { name: 'Icons only' })).toBeDisabled();
});

test('the hex field accepts any hex code and ignores invalid codes', async () => {
  const panel = await open();
  const customColor = within(panel.getByRole('group', { name: 'Primary colour' }));
  const code = customColor.getByRole('textbox', { name: 'Hex code' });
  await userEvent.type(code, '#FFEB3');
  expect(preferencesStore.get().primaryColor).toBeNull();
  await userEvent.type(code, 'B');
  expect(preferencesStore.get().primaryColor).toBe('#ffeb3b');
  expect(code).toHaveValue('#FFEB3B');
  expect(customColor.getByLabelText('Custom colour')).toHaveValue('#ffeb3b');
  await userEvent.clear(code);
  expect(preferencesStore.get().primaryColor).toBeNull();
});

test('an incomplete hex code does not come back with the colour beside which it was typed', async () => {
  const panel = await open();
  const swatches = within(panel.getByRole('radiogroup', { name: 'Primary colour' }));
  const code = within(panel.getByRole('group', { name: 'Primary colour' })).getByRole('textbox');
  await userEvent.type(code, '#12');
  await userEvent.click(swatches.getByRole('radio', { name: 'Blue' }));
  await userEvent.click(swatches.getByRole('radio', { name: 'Theme default' }));
  expect(code).toHaveValue('');
});

test('the hex field follows the swatches, and a note explains adjusted colours', async () => {
  const panel = await open();
  const swatches = within(panel.getByRole('radiogroup', { name: 'Primary colour' }));
  const code = within(panel.getByRole('group', { name: 'Primary colour' })).getByRole('textbox');
  await userEvent.click(swatches.getByRole('radio', { name: 'Blue' }));
  expect(code).toHaveValue('#2a62d8');
  expect(panel.getByText(/^Too dark for dark pages/)).toBeVisible();
  await userEvent.clear(code);
  await userEvent.type(code, '#ffffff');
  expect(panel.getByText(/^Too light for light pages/)).toBeVisible();
  await userEvent.click(swatches.getByRole('radio', { name: 'Theme default' }));
  expect(panel.queryByText(/^Too light/)).toBeNull();
});

test('a button resets all preferences and keeps the panel open', async () => {
  preferencesStore.set({ theme: 'dark', primaryColor: '#6a45d1', footerType: 'sticky' });
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'Reset all' }));
  expect(preferencesStore.get()).toMatchObject({
    theme: 'system',
    primaryColor: null,
    footerType: 'static',
  });
  expect(panel.getByRole('radio', { name: 'As on this device' })).toBeChecked();
});

test('a button closes the panel and starts the tour', async () => {
  const panel = await open();
  await userEvent.click(panel.getByRole('button', { name: 'Take the tour' }));
  expect(preferencesStore.get().themeTour).toBe(true);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
