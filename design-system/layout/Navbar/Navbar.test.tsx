import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Navbar } from './Navbar.tsx';

test('is the banner landmark and reads from start to end', () => {
  renderInDesignSystem(<Navbar end="Account">Byline</Navbar>);
  expect(screen.getByRole('banner')).toHaveTextContent('BylineAccount');
});

test('shows the name of an icon button on keyboard focus, until Escape or the focus moves', async () => {
  renderInDesignSystem(
    <Navbar end={<IconButton label="Search">…</IconButton>}>
      <IconButton label="Menu">…</IconButton>
    </Navbar>,
  );
  const findName = () => document.querySelector('[role=tooltip]')?.textContent;
  await userEvent.tab();
  await expect.poll(findName).toBe('Menu');
  await userEvent.tab();
  await expect.poll(findName).toBe('Search');
  await userEvent.keyboard('{Escape}');
  expect(findName()).toBeUndefined();
});
