import { expect, test, type Locator, type Page } from '@playwright/test';
import { serveFolder } from '../../bench/serveFolder.ts';

/** Odd texts in a real browser: jsdom knows no composition, no autofill and no history. */
const fields = {
  Text: 'textbox',
  Area: 'textbox',
  Password: null,
  Email: 'textbox',
  Number: 'textbox',
  Money: 'textbox',
  Search: 'searchbox',
  Code: 'textbox',
  Phone: 'textbox',
  Combo: 'combobox',
  Multi: 'combobox',
  Tags: 'textbox',
} as const;

type Name = keyof typeof fields;

// Not judged at each letter: choices wait until the text is left, a search and tags have no rule.
const silent: readonly Name[] = ['Search', 'Combo', 'Multi', 'Tags'];

const texts = {
  emoji: '👩‍🍳🍜 and 😀',
  'a text from right to left': 'مرحبا يا ميا 123',
  'zero-width characters': 'a\u200bb\u200dc\u2060d',
  'marks of direction': '\u202emia\u202c x',
  markup: '<b onclick="x">&amp</b>',
  'a megabyte': 'a'.repeat(1_000_000),
};

let site: Awaited<ReturnType<typeof serveFolder>>;
let faults: string[];

test.beforeAll(async () => {
  site = await serveFolder('dist/storybook');
});
test.afterAll(() => site.close());

test.beforeEach(async ({ page }) => {
  faults = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  page.on('console', (line) => {
    // The folder has no icon for the tab.
    if (line.type() === 'error' && !line.text().includes('404')) faults.push(line.text());
  });
  await page.goto(`${site.url}iframe.html?id=inputs-every-field--default&viewMode=story`);
  await expect(page.getByLabel('Text', { exact: true })).toBeVisible();
});
test.afterEach(() => expect(faults).toEqual([]));

function box(page: Page, name: Name): Locator {
  const role = fields[name];
  return role === null
    ? page.getByLabel(name, { exact: true })
    : page.getByRole(role, { name, exact: true });
}

const reset = (page: Page) =>
  page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
const names = Object.keys(fields) as Name[];

for (const [kind, text] of Object.entries(texts)) {
  test(`no field loses anything of ${kind}, and a reset forgets it`, async ({ page }) => {
    test.slow();
    for (const name of names) {
      const field = box(page, name);
      await field.focus();
      await page.keyboard.insertText(text);
      // A code is read as it is printed, without the blanks and marks around it.
      const wanted = name === 'Code' ? text.replaceAll(/[\s\p{Cf}]+/gu, '') : text;
      const kept = await field.evaluate(
        (input: HTMLInputElement, all) => input.value.replaceAll('\n', '') === all,
        wanted,
      );
      expect(kept, `${name} has it all`).toBe(true);
      // Closes a list that is open over the rest of the page.
      await page.keyboard.press('Tab');
      if (text.length > 1000) await reset(page);
    }
    await reset(page);
    for (const name of names) {
      await expect(box(page, name), name).toHaveValue('');
      await expect(box(page, name), name).not.toHaveAttribute('aria-errormessage');
    }
    await expect(page.getByRole('row')).toHaveCount(0);
  });
}

test('no message flickers while a character is put together', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  for (const name of names) {
    const field = box(page, name);
    await field.focus();
    for (const part of ['n', 'ni', 'nih']) {
      await devtools.send('Input.imeSetComposition', {
        text: part,
        selectionStart: part.length,
        selectionEnd: part.length,
      });
      await expect(field, name).toHaveValue(part);
      await expect(field, name).not.toHaveAttribute('aria-errormessage');
    }
    await devtools.send('Input.insertText', { text: '你' });
    await expect(field, name).toHaveValue('你');
    if (!silent.includes(name)) await expect(field, name).toHaveAttribute('aria-errormessage');
    await page.keyboard.press('Tab');
  }
});

// Browsers fill in fields without focus and without keys: a value, then input and change.
function fillIn(field: Locator, value: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, text) => {
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    property?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

test('what a browser fills in is taken and judged like what is typed', async ({ page }) => {
  const filled = {
    Text: 'maya',
    Email: 'maya@example.test',
    Password: 'otters walk home',
    Phone: '+65 8123 4567',
    Code: '123456',
  } as const;
  for (const [name, value] of Object.entries(filled)) await fillIn(box(page, name as Name), value);
  for (const name of Object.keys(filled)) {
    await expect(box(page, name as Name), name).not.toHaveAttribute('aria-errormessage');
  }
  await fillIn(box(page, 'Email'), 'maya@');
  await expect(box(page, 'Email')).toHaveAttribute('aria-errormessage');
  await fillIn(box(page, 'Email'), 'maya@example.test');
  await page.getByRole('button', { name: 'Send' }).press('Enter');
  await expect(page.getByLabel('Sent')).toContainText('email');
});

test('keys that mean nothing to a choice change nothing, and break nothing', async ({ page }) => {
  const choices = [
    page.getByRole('button', { name: /Select$/ }),
    page.getByRole('radio').first(),
    page.getByRole('checkbox', { name: 'Agree' }),
    page.getByRole('checkbox', { name: 'Alpha' }),
    page.getByRole('switch'),
    page.getByRole('slider'),
    page.getByRole('spinbutton').first(),
    page.getByRole('button', { name: /Choose a file/ }),
  ];
  for (const choice of choices) {
    await choice.focus();
    await page.keyboard.insertText('你好 😀 مرحبا');
    await page.keyboard.type('~#€');
  }
  await expect(page.getByRole('checkbox', { name: 'Agree' })).not.toBeChecked();
  await expect(page.getByRole('switch')).not.toBeChecked();
  await expect(page.getByRole('slider')).toHaveValue('0');
});

test('Back brings the page again with what was typed', async ({ page }) => {
  for (const name of ['Text', 'Email', 'Money', 'Combo'] as const) {
    await box(page, name).focus();
    await page.keyboard.insertText('alp');
    await page.keyboard.press('Tab');
  }
  await page.goto(`${site.url}index.json`);
  await page.goBack();
  await expect(box(page, 'Text')).toBeVisible();
  const isKept = await page.evaluate(() => {
    const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    return entry?.type !== 'back_forward';
  });
  // Kept alive by the browser, the page is as it was; drawn anew, it is empty and whole.
  for (const name of ['Text', 'Email', 'Money', 'Combo'] as const) {
    await expect(box(page, name), name).toHaveValue(isKept ? 'alp' : '');
    await expect(box(page, name)).toBeEnabled();
  }
});
