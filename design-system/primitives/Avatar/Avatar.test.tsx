import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Avatar } from './Avatar.tsx';
import { getInitials } from './getInitials.ts';

test.each([
  ['Mira Santos', 'MS'],
  ['mira', 'M'],
  ['Mira de la Santos', 'MS'],
  ['approved@demo.test', 'AT'],
  ['李小龙', '李'],
  ['مريم الحسن', 'ما'],
  ['Zoë Ångström', 'ZÅ'],
  ['Mira – Santos', 'MS'],
  ['  ', ''],
  ['(Mira) Santos', 'MS'],
  ['Mira “Mo” (Santos)', 'MS'],
  ['🎈', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(getInitials(name)).toBe(initials);
});

test('an avatar is decorative without a label, and an image with a label', () => {
  const { rerender } = renderInDesignSystem(<Avatar name="Mira Santos" />);
  expect(screen.queryByRole('img')).toBeNull();
  rerender(<Avatar name="Mira Santos" aria-label="Mira Santos" />);
  expect(screen.getByRole('img', { name: 'Mira Santos' })).toBeVisible();
});

test('initials are not part of the text of a button around the avatar', () => {
  renderInDesignSystem(
    <button type="button" aria-label="Account of Mira Santos">
      <Avatar name="Mira Santos" />
    </button>,
  );
  const button = screen.getByRole('button', { name: 'Account of Mira Santos' });
  expect(button.textContent).toBe('');
  expect(button.firstElementChild).toHaveAttribute('data-initials', 'MS');
});

test('an avatar shows initials if its picture fails to load, and loads the picture of a new src', () => {
  const { container, rerender } = renderInDesignSystem(<Avatar name="Mira" src="/a.png" />);
  fireEvent.error(container.querySelector('img') as HTMLImageElement);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'M');
  rerender(<Avatar name="Mira" src="/b.png" />);
  expect(container.querySelector('img')).toHaveAttribute('src', '/b.png');
});
