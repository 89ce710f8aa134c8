import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Navbar } from './Navbar.tsx';

test('is the banner landmark and reads from start to end', () => {
  renderInDesignSystem(<Navbar end="Account">Byline</Navbar>);
  expect(screen.getByRole('banner')).toHaveTextContent('BylineAccount');
});
