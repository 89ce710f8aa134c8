import { DesignSystemProvider, Form, useForm } from '@byline/design-system';
import { render, screen, within } from '@testing-library/react';
import { IntlContext } from 'react-intl';
import { expect, test } from 'vitest';
import type { RateDraft } from '../../../features/profile/profileParts.ts';
import { LocaleProvider } from '../../../i18n/LocaleProvider.tsx';
import { RateFields } from './RateFields.tsx';

const rate: RateDraft = { platform: 'tiktok', content_type: null, amount: null };

function RatesForm() {
  return (
    <Form form={useForm({ defaultValues: { rates: [rate, rate] } })}>
      <RateFields currency="USD" />
    </Form>
  );
}

test('the fields of each rate are a group with a name', async () => {
  render(
    <LocaleProvider>
      <DesignSystemProvider intlContext={IntlContext} navigate={() => undefined}>
        <RatesForm />
      </DesignSystemProvider>
    </LocaleProvider>,
  );
  for (const name of ['Rate 1', 'Rate 2']) {
    const group = within(await screen.findByRole('group', { name }));
    expect(group.getByRole('textbox', { name: /Amount/ })).toBeVisible();
  }
});
