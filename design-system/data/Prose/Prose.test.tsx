import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Prose } from './Prose.tsx';

test('splits paragraphs at empty lines and shows markup as text', () => {
  renderInDesignSystem(<Prose text={'One\nline.\n \n\n<b>Two</b>\n\n'} />);
  const texts = screen.getAllByRole('paragraph').map(({ textContent }) => textContent);
  expect(texts).toEqual(['One\nline.', '<b>Two</b>']);
});
