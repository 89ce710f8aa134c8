import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { openScenario, scenarioTimeout, type Pages } from './scenarios.ts';

/** Values that users and password managers fill in; all other text fields get "filled". */
const texts: Record<string, string> = {
  ComboBoxField: 'Option b',
  EmailField: 'mia@demo.test',
  MoneyField: '12.50',
  MultiSelectField: 'option c',
  NumberField: '42',
  OneTimeCodeField: '123456',
  PhoneField: '030 123456',
  TagField: 'x, y',
};

/** The submitted values of these fields; all other values are texts or true. */
const values: Record<string, unknown> = {
  ...texts,
  CheckboxField: true,
  CheckboxGroupField: ['a', 'b', 'c'],
  ComboBoxField: 'b',
  DateField: '2026-03-05',
  DateRangeField: { start: '2026-03-05', end: '2026-03-09' },
  DateTimeField: '2026-03-05T16:12',
  MoneyField: 1250,
  MultiSelectField: ['c'],
  NumberField: 42,
  PhoneField: '+4930123456',
  RadioGroupField: 'c',
  SelectField: 'c',
  SliderField: 40,
  SwitchField: true,
  TagField: ['x', 'y'],
  TimeField: '16:12',
};

/** Fills in all fields, with the events of a browser or, like some password managers, without events. Returns the names of the fields. */
async function fillFields(page: Page, { hasEvents }: { hasEvents: boolean }): Promise<string[]> {
  return page.evaluate(
    ([textsByField, isNotified]) => {
      const setValue = (control: HTMLInputElement, name: string, isEnd: boolean) => {
        const { type } = control;
        if (type === 'checkbox' || type === 'radio') control.checked = true;
        else if (type === 'range') control.value = '40';
        else if (type === 'file') {
          const files = new DataTransfer();
          files.items.add(new File(['x'], 'cup.png', { type: 'image/png' }));
          control.files = files.files;
        } else if (type === 'time') control.value = '16:12';
        else if (type === 'datetime-local') control.value = '2026-03-05T16:12';
        else if (type === 'date') {
          control.value = isEnd ? '2026-03-09' : '2026-03-05';
        } else if (control.matches('select')) {
          control.value = 'c';
        } else control.value = textsByField[name] ?? 'filled';
      };
      return [...document.querySelectorAll<HTMLElement>('[data-field]')].map((field) => {
        const name = field.dataset['field'] ?? '';
        for (const control of field.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
          if (control.type === 'hidden') continue;
          // Only the field for a range has more than two date inputs; the second of each pair is the end.
          const dates = [...field.querySelectorAll('[type=date]')];
          setValue(control, name, dates.length > 2 && dates.indexOf(control) % 2 === 1);
          for (const type of isNotified ? ['input', 'change'] : [])
            control.dispatchEvent(new Event(type, { bubbles: true }));
        }
        return name;
      });
    },
    [texts, hasEvents] as const,
  );
}

/** Tests fields that are filled in before hydration, whose defaults arrive late, or whose form is sent without scripts. */
export function testFields(getPages: () => Pages): void {
  test.each([true, false])(
    'values that are filled in before hydration stay and are sent (with events: %s)',
    async (hasEvents) => {
      let names: string[] = [];
      const page = await openScenario(getPages(), 'FilledBefore', {
        isServerRendered: true,
        beforeScript: async (loading) => {
          await loading.locator('[data-form] button[type=submit]').waitFor();
          names = await fillFields(loading, { hasEvents });
        },
      });
      expect(names).toEqual(expect.arrayContaining(['NumberField', 'FileField']));
      await page.getByRole('button', { name: 'Send' }).click();
      await expect.poll(() => page.locator('output').last().innerText()).not.toBe('');
      const sent = JSON.parse(await page.locator('output').last().innerText()) as {
        values: Record<string, unknown>;
        native: [string, string][];
      };
      const expected = names.map((name) => [name, values[name] ?? 'filled']);
      // The value of FileField is a list of files, which JSON cannot contain, so only their number is compared.
      const { FileField: _, ...comparable } = Object.fromEntries(expected) as Record<
        string,
        unknown
      >;
      expect(sent.values).toMatchObject(comparable);
      expect(sent.values['FileField']).toHaveLength(1);
      const native = Object.groupBy(sent.native, ([name]) => name);
      for (const name of names) {
        const key = name === 'DateRangeField' ? 'start' : name;
        const last = native[key]?.at(-1)?.[1];
        expect([name, last]).not.toEqual([name, '']);
        expect(last, name).toBeDefined();
      }
    },
    scenarioTimeout,
  );

  test(
    'without JavaScript, a form shows what is chosen, and is sent',
    async () => {
      const page = await openScenario(getPages(), 'FilledBefore', {
        isServerRendered: true,
        javaScriptEnabled: false,
      });
      const field = (name: string) => page.locator(`[data-field="${name}"]`);
      for (const name of ['NumberField', 'MoneyField', 'PhoneField', 'TextField', 'TagField'])
        await field(name)
          .getByRole('textbox')
          .fill(texts[name] ?? 'filled');
      await field('DateField').locator('[type=date]:visible').fill('2026-03-05');
      await field('TimeField').locator('[type=time]:visible').fill('16:12');
      await field('DateTimeField')
        .locator('[type=datetime-local]:visible')
        .fill('2026-03-05T16:12');
      await field('SelectField').locator('select').selectOption('c');
      for (const name of ['CheckboxField', 'SwitchField']) {
        const box = field(name).locator('[data-part=indicator], [data-part=track]');
        const getColor = () => box.evaluate((element) => getComputedStyle(element).backgroundColor);
        const before = await getColor();
        await field(name).locator('label').click();
        await expect.poll(getColor).not.toBe(before);
      }
      await field('RadioGroupField').locator('label').last().click();
      await page.getByRole('button', { name: 'Send' }).click();
      await page.waitForURL(/\?/);
      const sent = Object.fromEntries(new URL(page.url()).searchParams);
      expect(sent).toMatchObject({
        NumberField: '42',
        // Without scripts, the typed text is not converted to minor units, so it has another name than the value.
        'MoneyField.text': '12.50',
        PhoneField: '030 123456',
        TextField: 'filled',
        TagField: 'x, y',
        DateField: '2026-03-05',
        DateTimeField: '2026-03-05T16:12',
        TimeField: '16:12',
        SelectField: 'c',
        CheckboxField: 'on',
        SwitchField: 'on',
        RadioGroupField: 'c',
      });
      expect(sent).not.toHaveProperty('MoneyField');
    },
    scenarioTimeout,
  );

  test(
    'all fields have the values that an action returns, and send them again',
    async () => {
      const page = await openScenario(getPages(), 'ActionReturns', {
        isServerRendered: true,
        beforeScript: async (loading) => {
          await loading.locator('[data-form] button[type=submit]').waitFor();
          await fillFields(loading, { hasEvents: false });
        },
      });
      const read = async () =>
        JSON.parse(await page.locator('output').last().innerText()) as [string, string][][];
      for (const count of [1, 2, 3]) {
        await page.getByRole('button', { name: 'Send' }).click();
        await expect.poll(async () => (await read()).length).toBe(count);
      }
      const [first = [], ...later] = await read();
      const isKept = ([name]: [string, string]) => name !== 'FileField';
      // Without the file field, the fields send 26 entries, since some of them send several.
      expect(first.filter(isKept)).toHaveLength(26);
      for (const call of later) expect(call.filter(isKept)).toEqual(first.filter(isKept));
      for (const name of ['CheckboxField', 'SwitchField'])
        expect(await page.getByLabel(name, { exact: true }).isChecked(), name).toBe(true);
    },
    scenarioTimeout,
  );

  test(
    'default values that arrive late replace the values of pristine fields, and a reset restores them',
    async () => {
      const page = await openScenario(getPages(), 'LateDefaults');
      const { FileField: _, ...rest } = values;
      const late = { ...rest, CheckboxGroupField: ['a', 'b'], SearchField: 'cups' };
      const expectSent = async (expected: object) => {
        await page.getByRole('button', { name: 'Send' }).click();
        const output = page.locator('output').last();
        await expect
          .poll(async () => JSON.parse((await output.innerText()) || '{}') as object)
          .toMatchObject(expected);
        await page.evaluate(
          () => (document.querySelector('output:last-of-type')!.textContent = ''),
        );
      };
      await page.getByRole('button', { name: 'Load', exact: true }).click();
      await expectSent(late);
      await page.getByRole('textbox', { name: 'NumberField' }).fill('7');
      await page.getByRole('button', { name: 'Load others' }).click();
      await expectSent({ ...late, NumberField: 7, SwitchField: false });
      await page.getByText('CheckboxField', { exact: true }).click();
      await page.getByRole('searchbox').fill('mugs');
      await page.getByRole('button', { name: 'Reset' }).click();
      await expectSent({ ...late, NumberField: 43, SwitchField: false });
    },
    scenarioTimeout,
  );
}
