import { DesignSystemProvider } from '@byline/design-system';
import { act, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { IntlContext, IntlProvider } from 'react-intl';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
import { serverNow, syncServerTime } from '../../api/serverTime.ts';
import ar from '../../i18n/ar.json' with { type: 'json' };
import en from '../../i18n/en.json' with { type: 'json' };
import { ConnectionFacts } from './ConnectionFacts.tsx';

const account: SocialAccount = {
  provider: 'instagram',
  status: 'connected',
  handle: 'mia',
  profile_url: 'https://example.test/mia',
  avatar_url: null,
  followers: 0,
  engagement_rate: null,
  verified_by: 'bio_code',
  connected_at: '2026-03-05T12:00:00Z',
  synced_at: null,
  used_by_active_jobs: 0,
  active_jobs: [],
};

function renderFacts(
  facts: SocialAccount,
  language: ComponentProps<typeof IntlProvider> = { locale: 'en', messages: en },
) {
  return render(
    <IntlProvider {...language}>
      <DesignSystemProvider intlContext={IntlContext} getNow={serverNow}>
        <ConnectionFacts account={facts} />
      </DesignSystemProvider>
    </IntlProvider>,
  );
}

test.each([
  ['en', en, 0, '0 followers'],
  ['en', en, 1, '1 follower'],
  ['en', en, 5400, '5.4K followers'],
  // The plural form belongs to the number that is shown, 5.4 thousand; 5411 itself would need another form.
  ['ar', ar, 5411, '5.4\u00a0ألف متابع'],
  ['ar', ar, 1, 'متابع واحد'],
  ['ar', ar, 3, '3 متابعين'],
  ['ar', ar, 11, '11 متابعًا'],
] as const)(
  'the number of followers has the plural form of the language %s (case %#)',
  (locale, messages, followers, text) => {
    const { container } = renderFacts({ ...account, followers }, { locale, messages });
    expect(container.textContent).toBe(text);
  },
);

test('the age of the figures grows while the page is open, by the clock of the server', () => {
  vi.useFakeTimers({ now: Date.parse('2026-03-05T12:00:00Z') });
  onTestFinished(() => {
    syncServerTime(new Date().toISOString());
    vi.useRealTimers();
  });
  syncServerTime('2026-03-05T12:20:00Z');
  renderFacts({ ...account, synced_at: '2026-03-05T12:10:00Z' });
  expect(screen.getByText(/^updated/)).toHaveTextContent('updated 10 minutes ago');
  act(() => {
    vi.advanceTimersByTime(5 * 60_000);
  });
  expect(screen.getByText(/^updated/)).toHaveTextContent('updated 15 minutes ago');
});
