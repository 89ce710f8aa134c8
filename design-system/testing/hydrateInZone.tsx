import { act } from '@testing-library/react';
import type { ReactElement } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, onTestFinished, vi } from 'vitest';
import { DesignSystemProvider } from '../preferences/DesignSystemProvider/DesignSystemProvider.tsx';

/**
 * Renders an element on a server in UTC, and hydrates it in the time zone of a user. Expects that React reports no error. Returns the
 * element's container.
 */
export async function hydrateInZone(element: ReactElement, zone: string): Promise<HTMLElement> {
  const page = (
    <DesignSystemProvider locale="en" navigate={() => undefined}>
      {element}
    </DesignSystemProvider>
  );
  vi.stubEnv('TZ', 'UTC');
  const container = document.createElement('div');
  document.body.append(container);
  container.innerHTML = renderToString(page);
  vi.stubEnv('TZ', zone);
  const report = vi.fn();
  const root = await act(async () => hydrateRoot(container, page, { onRecoverableError: report }));
  onTestFinished(() => {
    act(() => root.unmount());
    container.remove();
    vi.unstubAllEnvs();
  });
  expect(report).not.toHaveBeenCalled();
  return container;
}
