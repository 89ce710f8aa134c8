import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { PictureList } from './PictureList.tsx';

test('each picture is a link to a new tab, named by its alternative text, or else by its file name', () => {
  renderInDesignSystem(
    <PictureList
      items={[
        { src: '/1.webp', name: 'cup.webp', alt: 'A cup' },
        { src: '/2.webp', name: 'beans.webp', alt: '' },
      ]}
    />,
  );
  const cup = screen.getByRole('link', { name: 'A cup' });
  expect(cup).toHaveAttribute('href', '/1.webp');
  expect(cup).toHaveAttribute('target', '_blank');
  expect(screen.getByRole('link', { name: 'beans.webp' })).toHaveAttribute('href', '/2.webp');
});

test('renders nothing without pictures', () => {
  renderInDesignSystem(<PictureList items={[]} />);
  expect(screen.queryByRole('list')).toBeNull();
});

test('a picture that cannot be loaded has its text instead, and stays a link', () => {
  renderInDesignSystem(
    <PictureList items={[{ src: '/gone.webp', name: 'gone.webp', alt: 'A cup' }]} />,
  );
  fireEvent.error(screen.getByRole('img', { name: 'A cup' }));
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByText('A cup')).toBeVisible();
  expect(screen.getByRole('link', { name: 'A cup' })).toHaveAttribute('href', '/gone.webp');
});

test('a picture that is there twice stays there once when one of them is removed', () => {
  const cup = { src: '/1.webp', name: 'cup.webp', alt: 'A cup' };
  const { rerender } = renderInDesignSystem(<PictureList items={[cup, cup]} />);
  rerender(<PictureList items={[cup]} />);
  expect(screen.getAllByRole('link')).toHaveLength(1);
});
