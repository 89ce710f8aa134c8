import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Footer } from '../Footer/Footer.tsx';
import { PublicLayout } from './PublicLayout.tsx';

test('a public page has each landmark once, and the keyboard can skip the navbar', async () => {
  renderInDesignSystem(
    <PublicLayout brand="Byline" navbarEnd="Sign in" footer={<Footer>© Byline</Footer>}>
      The page.
    </PublicLayout>,
  );
  expect(screen.getByRole('banner')).toHaveTextContent('BylineSign in');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('© Byline');
  await userEvent.tab();
  await userEvent.click(screen.getByRole('link', { name: 'Skip to content' }));
  expect(screen.getByRole('main')).toHaveFocus();
});
