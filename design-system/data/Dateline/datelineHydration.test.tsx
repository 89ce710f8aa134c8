import { act, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { Dateline } from './Dateline.tsx';

// In UTC, the clock is on the day of the step; in Los Angeles, on the day before.
const page = (
  <IntlProvider locale="en">
    <DesignSystemProvider navigate={() => undefined}>
      <Dateline
        steps={[{ id: 'draft', label: 'Draft', at: '2026-03-06', certainty: 'fixed' }]}
        now="2026-03-06T01:00:00Z"
      />
    </DesignSystemProvider>
  </IntlProvider>
);

test('a dateline has the distances of the user, whose zone its server does not know', async () => {
  vi.stubEnv('TZ', 'UTC');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  vi.stubEnv('TZ', 'America/Los_Angeles');
  const report = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: report }));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllEnvs();
  });
  expect(report).not.toHaveBeenCalled();
  expect(screen.getByText('tomorrow')).toBeVisible();
});
