import { expect, test } from '@playwright/test';
import { serveFolder } from '../journeys/harness/serveFolder.ts';

test('the properties of a component include those that it takes from React Aria', async ({
  page,
}) => {
  const site = await serveFolder('dist/storybook');
  await page.goto(`${site.url}iframe.html?viewMode=docs&id=primitives-button--docs`);
  const properties = page.getByRole('table').last();
  for (const name of ['variant', 'isDisabled', 'isPending', 'type', 'onPress'])
    await expect(properties.getByRole('cell', { name, exact: true }).first()).toBeVisible();
  await expect(properties.getByText(/^(onKeyDown|aria-label|hidden)$/)).toHaveCount(0);
  site.close();
});
