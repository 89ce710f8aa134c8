import { DesignSystemProvider } from '@byline/design-system';
import { render } from '@testing-library/react';
import { IntlContext, IntlProvider } from 'react-intl';
import { expect, test } from 'vitest';
import type { SocialAccount } from '../../../contract/schemas/social.ts';
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
    const { container } = render(
      <IntlProvider locale={locale} messages={messages}>
        <DesignSystemProvider intlContext={IntlContext}>
          <ConnectionFacts account={{ ...account, followers }} />
        </DesignSystemProvider>
      </IntlProvider>,
    );
    expect(container.textContent).toBe(text);
  },
);
