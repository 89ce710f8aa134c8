import { expect, type Locator, type Page } from '@playwright/test';
import { isLongRun } from '../testing/isLongRun.ts';
import { openStory, test } from '../../journeys/harness/stories.ts';

/** Unusual texts in a real browser, because jsdom has no composition, autofill and history. */
// The label and role of each field. A password has no role.
const fields = {
  Text: 'textbox',
  Area: 'textbox',
  Password: null,
  Secret: null,
  Masked: 'textbox',
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

// Fields that are not validated on every input: choices wait for blur; search and tags have no rules here.
const unvalidated: readonly Name[] = ['Search', 'Combo', 'Multi', 'Tags'];

const texts = {
  emoji: '👩‍🍳🍜 and 😀',
  'right-to-left text': 'مرحبا يا ميا 123',
  'zero-width characters': 'a\u200bb\u200dc\u2060d',
  'direction marks': '\u202emia\u202c x',
  markup: '<b onclick="x">&amp</b>',
  'a long text': 'a'.repeat(1_000_000),
};

let errors: string[];

test.beforeEach(async ({ page }) => {
  errors = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (line) => {
    // The folder has no favicon.
    if (line.type() === 'error' && !line.text().includes('404')) errors.push(line.text());
  });
  await openStory(page, 'inputs-every-field--default');
  await expect(page.getByLabel('Text', { exact: true })).toBeVisible();
});
test.afterEach(() => expect(errors).toEqual([]));

function box(page: Page, name: Name): Locator {
  const role = fields[name];
  return role === null
    ? page.getByLabel(name, { exact: true })
    : page.getByRole(role, { name, exact: true });
}

const reset = (page: Page) =>
  page.getByRole('button', { name: 'Reset', exact: true }).press('Enter');
const names = Object.keys(fields) as Name[];
// A short run has one field of each kind: text, formatted text, choice, entries and code.
const composedIn: readonly Name[] = isLongRun ? names : ['Text', 'Money', 'Combo', 'Tags', 'Code'];

test('no field shows a message during IME composition', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page);
  for (const name of composedIn) {
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
    if (!unvalidated.includes(name)) await expect(field, name).toHaveAttribute('aria-errormessage');
    await page.keyboard.press('Tab');
  }
});

// Autofill sets a value and fires input and change, without focus and key events. The setter is the prototype's, because React replaces
// the property of the element and would take the value for its own change.
function autofill(field: Locator, value: string): Promise<void> {
  return field.evaluate((input: HTMLInputElement, text) => {
    const property = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
    property?.set?.call(input, text);
    input.dispatchEvent(new Event('input', { bubbles: true }));
    input.dispatchEvent(new Event('change', { bubbles: true }));
  }, value);
}

test.describe('in a long run', () => {
  test.skip(!isLongRun, 'unusualText.test.tsx types these texts in a short run.');

  // One test, because loading the story takes longer than typing a text into every field.
  test('every field keeps unusual texts, and a reset clears them', async ({ page }) => {
    test.slow();
    for (const [kind, text] of Object.entries(texts)) {
      await test.step(kind, async () => {
        for (const name of names) {
          const field = box(page, name);
          await field.focus();
          // The text goes to the element that has the focus.
          await expect(field).toBeFocused();
          await page.keyboard.insertText(text);
          // OneTimeCodeField removes spaces and invisible characters.
          const expected = name === 'Code' ? text.replaceAll(/[\s\p{Cf}]+/gu, '') : text;
          // A list that filters 20,000 characters may render after the key.
          const isKept = () =>
            field.evaluate(
              (input: HTMLInputElement, all) => input.value.replaceAll('\n', '') === all,
              expected,
            );
          await expect.poll(isKept, `${name} keeps ${kind}`).toBe(true);
          // Closes a list that covers the rest of the page.
          await page.keyboard.press('Tab');
          // Only one field at a time has a long text.
          if (text.length > 1000) {
            await reset(page);
            await expect(field, name).toHaveValue('');
          }
        }
        await reset(page);
        for (const name of names) {
          await expect(box(page, name), name).toHaveValue('');
          await expect(box(page, name), name).not.toHaveAttribute('aria-errormessage');
        }
        await expect(page.getByRole('row')).toHaveCount(0);
      });
    }
  });

  test('autofilled values are accepted and validated like typed ones', async ({ page }) => {
    const filled = {
      Text: 'maya',
      Email: 'maya@example.test',
      Password: 'otters walk home',
      Phone: '+65 8123 4567',
      Code: '123456',
    } as const;
    for (const [name, value] of Object.entries(filled))
      await autofill(box(page, name as Name), value);
    for (const name of Object.keys(filled)) {
      await expect(box(page, name as Name), name).not.toHaveAttribute('aria-errormessage');
    }
    await autofill(box(page, 'Email'), 'maya@');
    await expect(box(page, 'Email')).toHaveAttribute('aria-errormessage');
    await autofill(box(page, 'Email'), 'maya@example.test');
    await page.getByRole('button', { name: 'Send' }).press('Enter');
    await expect(page.getByLabel('Sent')).toContainText('email');
  });

  test('fields without text, such as selects and checkboxes, ignore typed text', async ({
    page,
  }) => {
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

  test('after Back, the fields have their texts or are empty, and are enabled', async ({
    page,
  }) => {
    for (const name of ['Text', 'Email', 'Money', 'Combo'] as const) {
      await box(page, name).focus();
      await page.keyboard.insertText('alp');
      await page.keyboard.press('Tab');
    }
    await page.goto('index.json');
    await page.goBack();
    await expect(box(page, 'Text')).toBeVisible();
    const isCached = await page.evaluate(() => {
      const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      return entry?.type !== 'back_forward';
    });
    // From the back/forward cache the page keeps its text; otherwise it loads again, empty.
    for (const name of ['Text', 'Email', 'Money', 'Combo'] as const) {
      await expect(box(page, name), name).toHaveValue(isCached ? 'alp' : '');
      await expect(box(page, name)).toBeEnabled();
    }
  });
});
