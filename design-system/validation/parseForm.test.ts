import { type } from 'arktype';
import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import * as z from 'zod';
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
    expect(await parseForm(createData(unlucky), strict)).toEqual({ errors: {}, error: 'Unlucky' });
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
