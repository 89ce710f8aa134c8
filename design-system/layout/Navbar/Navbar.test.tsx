import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Navbar } from './Navbar.tsx';
import { passTime } from '../../testing/passTime.ts';

test('a navbar is the banner landmark, with its content before its end', () => {
  renderInDesignSystem(<Navbar end="Account">Byline</Navbar>);
  expect(screen.getByRole('banner')).toHaveTextContent('BylineAccount');
});

const findTooltip = () => document.querySelector('[role=tooltip]')?.textContent;

test('a navbar shows the name of an icon button on hover, but not on touch', async () => {
  renderInDesignSystem(<Navbar end={<IconButton aria-label="Search">…</IconButton>} />);
  const button = screen.getByRole('button', { name: 'Search' });
  const user = userEvent.setup();
  // A touch also focuses the button, which jsdom takes for keyboard focus.
  fireEvent.pointerOver(button, { pointerType: 'touch' });
  await passTime(50);
  expect(findTooltip()).toBeUndefined();
  await user.hover(button);
  await expect.poll(findTooltip).toBe('Search');
  await user.hover(document.body);
  await expect.poll(findTooltip).toBeUndefined();
});

test('a navbar shows the name of an icon button on keyboard focus, until Escape or until the focus moves', async () => {
  renderInDesignSystem(
    <Navbar end={<IconButton aria-label="Search">…</IconButton>}>
      <IconButton aria-label="Menu">…</IconButton>
    </Navbar>,
  );
  await userEvent.tab();
  await expect.poll(findTooltip).toBe('Menu');
  await userEvent.tab();
  await expect.poll(findTooltip).toBe('Search');
  await userEvent.keyboard('{Escape}');
  expect(findTooltip()).toBeUndefined();
});

test('a navbar does not show the name of a button that the focus has left while the code loads', async () => {
  renderInDesignSystem(<Navbar end={<IconButton aria-label="Search">…</IconButton>} />);
  const button = screen.getByRole('button', { name: 'Search' });
  act(() => {
    button.focus();
    button.blur();
  });
  await passTime(50);
  expect(findTooltip()).toBeUndefined();
});
