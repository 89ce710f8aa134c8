import { expect, test } from 'vitest';
import { renderInDesignSystem } from '../../testing/renderInDesignSystem.tsx';
import { Badge } from './Badge.tsx';

test('a badge shows its tone by an icon as well as by colour, unless the icon is null', () => {
  const { container, rerender } = renderInDesignSystem(<Badge tone="danger">Rejected</Badge>);
  expect(container.querySelector('svg')).not.toBeNull();
  rerender(
    <Badge tone="danger" icon={null}>
      Rejected
    </Badge>,
  );
  expect(container).toHaveTextContent(/^Rejected$/);
  expect(container.querySelector('svg')).toBeNull();
});
