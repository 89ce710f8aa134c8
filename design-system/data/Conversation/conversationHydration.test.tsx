import { act } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DesignSystemProvider } from '../../preferences/DesignSystemProvider/DesignSystemProvider.tsx';
import { Conversation } from './Conversation.tsx';

// These messages are of two days in UTC, and of one in Los Angeles.
const messages = ['2026-03-05T23:30:00Z', '2026-03-06T00:10:00Z'].map((sentAt, index) => ({
  id: String(index),
  from: 'other' as const,
  sentAt,
  content: `text ${index}`,
}));

const page = (
  <IntlProvider locale="en">
    <DesignSystemProvider navigate={() => undefined}>
      <Conversation label="Messages" newLabel="New messages" messages={messages} />
    </DesignSystemProvider>
  </IntlProvider>
);

test('a conversation has the days of the user, whose zone its server does not know', async () => {
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
  const days = [...container.querySelectorAll('time')]
    .map(({ textContent }) => textContent)
    .filter((text) => text.includes('Mar'));
  expect(days).toEqual(['Thu, Mar 5']);
});
