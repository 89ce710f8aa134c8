import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Badge } from './Badge.tsx';

test('shows the tone by an icon as well as by colour', () => {
  const { rerender } = renderInDesignSystem(<Badge tone="danger">Rejected</Badge>);
  expect(screen.getByText('Rejected').querySelector('svg')).not.toBeNull();
  rerender(
    <Badge tone="danger" icon={null}>
      Rejected
    </Badge>,
  );
  expect(screen.getByText('Rejected').querySelector('svg')).toBeNull();
});
