import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
import ar from '../i18n/ar.json' with { type: 'json' };
import { parseAmount } from '../formatters/parseAmount.ts';
import { parseForm } from './parseForm.ts';

function createData(entries: [string, string | Blob][]): FormData {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return data;
}

const order = z.object({
  email: z.email(),
  note: z.string().optional(),
  amount: z.int(),
  rate: z.number().optional(),
  isPaid: z.boolean(),
  tags: z.array(z.string()),
  topics: z.array(z.string()).max(2, 'Too many'),
  owners: z.array(z.object({ name: z.string(), isAdmin: z.boolean() })),
  address: z.object({ city: z.string().transform((city) => city.toUpperCase()) }),
});

const valid: [string, string][] = [
  ['email', 'a@b.test'],
  ['note', ''],
  ['amount', '2500'],
  ['rate', ''],
  ['tags', 'one'],
  ['owners.1.name', 'Sam'],
  ['owners[0].name', 'Mia'],
  ['owners[0].isAdmin', 'on'],
  ['address.city', 'Rome'],
];

describe('native form data', () => {
  test('gets the types of the schema, and its output', async () => {
    expect(await parseForm(createData(valid), order)).toEqual({
      values: {
        email: 'a@b.test',
        amount: 2500,
        isPaid: false,
        tags: ['one'],
        topics: [],
        owners: [
          { name: 'Mia', isAdmin: true },
          { name: 'Sam', isAdmin: false },
        ],
        address: { city: 'ROME' },
      },
    });
  });

  test('that is not valid has a message at each field, by its name, and at the whole form', async () => {
    const strict = order.refine(({ amount }) => amount !== 13, 'Unlucky');
    const wrong = valid.map(([name, value]): [string, string] =>
      name === 'email' || name === 'amount' ? [name, 'x'] : [name, value],
    );
    const result = await parseForm(
      createData([...wrong, ['topics', 'a'], ['topics', 'b'], ['topics', 'c']]),
      strict,
    );
    expect(Object.keys(result.errors ?? {})).toEqual(['email', 'amount', 'topics']);
    expect(result.errors).toHaveProperty('topics', 'Too many');
    expect(result.values).toBeUndefined();
    const unlucky = valid.map(([name, value]): [string, string] =>
      name === 'amount' ? [name, '13'] : [name, value],
    );
    expect(await parseForm(createData(unlucky), strict)).toMatchObject({
      errors: { '': 'Unlucky' },
    });
  });

  test('has files, but no empty one', async () => {
    const schema = z.object({ photo: z.file().optional(), cv: z.file().optional() });
    const result = await parseForm(
      createData([
        ['photo', new File(['x'], 'photo.png')],
        ['cv', new File([], '')],
      ]),
      schema,
    );
    expect(result.values?.photo).toHaveProperty('name', 'photo.png');
    expect(result.values).not.toHaveProperty('cv');
  });

  test('has files as they are where the schema also allows an object', async () => {
    const file = new File(['x'], 'photo.png');
    const photo = z.file().or(z.object({ file: z.file() }).transform((entry) => entry.file));
    const data = createData([
      ['photos', file],
      ['photos', file],
    ]);
    const { values } = await parseForm(data, z.object({ photos: z.array(photo) }));
    expect(values?.photos[0]).toBe(file);
  });

  test('has no entries that React adds for a server action', async () => {
    const data = createData([
      ['$ACTION_REF_1', ''],
      ['$ACTION_1:0', '{"id":"1"}'],
      ['$ACTION_KEY', 'k1'],
      ['email', 'a@b.test'],
    ]);
    expect(await parseForm(data, z.strictObject({ email: z.email() }))).toEqual({
      values: { email: 'a@b.test' },
    });
  });

  test('is converted for ArkType, and has texts for a schema without a JSON Schema', async () => {
    const data = createData([['amount', '5']]);
    expect(await parseForm(data, type({ amount: 'number' }))).toEqual({ values: { amount: 5 } });
    const texts = v.objectAsync({ amount: v.pipeAsync(v.string(), v.transform(Number)) });
    expect(await parseForm(data, texts)).toEqual({ values: { amount: 5 } });
  });

  test('from an attacker creates neither prototypes nor endless lists', async () => {
    const anything = z.looseObject({ list: z.array(z.string()).optional() });
    const { values } = await parseForm(
      createData([
        ['__proto__.polluted', 'yes'],
        ['constructor.prototype.polluted', 'yes'],
        ['list.0', 'a'],
        ['list.4294967294', 'b'],
        ['list.0.deep', 'c'],
      ]),
      anything,
    );
    expect({}).not.toHaveProperty('polluted');
    expect(values?.list).toEqual(['a']);
  });
});

test('values of a union are converted as its variant has them', async () => {
  const code = z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('number'), value: z.number() }),
    z.object({ kind: z.literal('text'), value: z.string() }),
  ]);
  const parse = async (kind: string) => {
    const data = new FormData();
    data.set('kind', kind);
    data.set('value', '3');
    return parseForm(data, code);
  };
  expect(await parse('number')).toEqual({ values: { kind: 'number', value: 3 } });
  expect(await parse('text')).toEqual({ values: { kind: 'text', value: '3' } });
});

describe('a form that is not valid', () => {
  const terms = z.object({
    email: z.email('Enter an email address.'),
    topics: z.array(z.string()).min(1),
    accepted: z.literal(true),
    size: z.number().min(3, 'Too small'),
    code: z.object({ text: z.string() }).optional(),
    reason: z.string().optional(),
    shares: z.array(z.object({ percent: z.number() })).optional(),
  });
  const conditional = terms.refine(({ reason }) => reason, { path: ['reason'], error: 'Why?' });

  test('has our message for a missing value, as in the browser, and its own messages for others', async () => {
    const { errors } = await parseForm(createData([['size', '2']]), terms);
    const missing = 'This field is required.';
    expect(errors).toEqual({
      email: missing,
      topics: missing,
      accepted: missing,
      size: 'Too small',
    });
    const others: [string, string][] = [
      ['email', 'a@b.test'],
      ['topics', 'a'],
      ['accepted', 'on'],
      ['size', '5'],
    ];
    const asked = await parseForm(createData(others), conditional);
    expect(asked.errors).toEqual({ reason: 'Why?' });
  });

  test.each([
    ['as texts', ar],
    ['compiled', { 'ds.validation.required': [{ type: 0, value: ar['ds.validation.required'] }] }],
  ])('has the message in the language of messages %s', async (_title, messages) => {
    const { errors } = await parseForm(new FormData(), terms, { messages });
    expect(errors).toHaveProperty('email', ar['ds.validation.required']);
  });

  test('returns what was typed as initial values of its fields', async () => {
    const { typedValues } = await parseForm(
      createData([
        ['email', 'x'],
        ['topics', 'a'],
        ['size', 'many'],
        ['photo', new File(['x'], 'photo.png')],
        ['shares.0.percent', '5'],
        ['reason.more', 'an attack'],
      ]),
      terms.extend({ photo: z.file().optional() }),
    );
    expect(typedValues).toEqual({
      email: 'x',
      topics: ['a'],
      accepted: false,
      shares: [{ percent: 5 }],
    });
  });

  test('has the values of texts in another unit', async () => {
    const names: string[] = [];
    const parse = async (size: string) =>
      parseForm(
        createData([
          ['size.text', size],
          ['code.text', 'own'],
          ['shares[0].percent.text', '7'],
        ]),
        terms.pick({ size: true, code: true, shares: true }),
        {
          readText(text, name) {
            names.push(name);
            return name === 'size' ? parseAmount(text, 'EUR') : Number(text) / 100;
          },
        },
      );
    expect((await parse('5,000.50')).values).toMatchObject({
      size: 500_050,
      code: { text: 'own' },
      shares: [{ percent: 0.07 }],
    });
    expect(names).toEqual(['size', 'shares[0].percent']);
    expect((await parse('')).errors).toEqual({ size: 'This field is required.' });
    const unreadable = await parse('1.234.5');
    expect(Object.keys(unreadable.errors ?? {})).toEqual(['size']);
    expect(unreadable.typedValues).not.toHaveProperty('size');
  });
});
