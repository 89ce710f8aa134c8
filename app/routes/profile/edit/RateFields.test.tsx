import { DesignSystemProvider } from '@byline/design-system';
import { render, screen, within } from '@testing-library/react';
import { IntlContext } from 'react-intl';
import { expect, test } from 'vitest';
import type { useSectionDraft } from '../../../features/profile/useSectionDraft.ts';
import type { RateDraft } from '../../../features/profile/profileParts.ts';
import { LocaleProvider } from '../../../i18n/LocaleProvider.tsx';
import { RateFields } from './RateFields.tsx';

type Draft = ReturnType<typeof useSectionDraft<{ rates: RateDraft[] }>>;

test('the fields of each rate are a group with a name', async () => {
  const rate: RateDraft = { platform: 'tiktok', content_type: null, amount: null };
  const draft = { values: { rates: [rate, rate] }, change: () => undefined } as unknown as Draft;
  render(
    <LocaleProvider>
      <DesignSystemProvider intlContext={IntlContext} navigate={() => undefined}>
        <RateFields draft={draft} currency="USD" />
      </DesignSystemProvider>
    </LocaleProvider>,
  );
  for (const name of ['Rate 1', 'Rate 2']) {
    const group = within(await screen.findByRole('group', { name }));
    expect(group.getByRole('textbox', { name: /Amount/ })).toBeVisible();
  }
});
