import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { ProfileHeader } from './ProfileHeader.tsx';

test('the name is a heading; the picture is decorative, because the name describes it', () => {
  const { container } = renderInDesignSystem(
    <ProfileHeader name="Amira Haddad" description="Dubai" src="/amira.png" />,
  );
  expect(screen.getByRole('heading', { level: 2, name: 'Amira Haddad' })).toBeVisible();
  expect(screen.getByText('Dubai')).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', '/amira.png');
  expect(screen.queryByRole('img')).toBeNull();
});
