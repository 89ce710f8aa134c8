import { type } from 'arktype';
import * as v from 'valibot';
import { expect, expectTypeOf, test } from 'vitest';
import * as z from 'zod';
import { mergeSchemas } from './mergeSchemas.ts';
import { parseForm } from './parseForm.ts';
import { createFactReader } from './schemaFacts.ts';
import { getIssueName, type SchemaResult } from './standardSchema.ts';

const category = z.object({
  name: z.string().min(3),
  get parent() {
    return category.optional();
  },
});
const owner = z
  .object({
    kind: z.enum(['person', 'company']),
    owner: z.object({ name: z.string(), age: z.coerce.number<string>().optional() }),
    email: z.string(),
    again: z.string(),
    links: z.array(z.object({ url: z.string().min(3) })).optional(),
    category: category.optional(),
  })
  .refine(({ email, again }) => email === again, { path: ['again'], message: 'Not equal' });
const company = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person') }),
  z.object({ kind: z.literal('company'), vat: z.string().min(3), size: z.number() }),
]);
const pet = v.object({ owner: v.object({ phone: v.string() }) });
const terms = type({ accepted: 'boolean' });

const schema = mergeSchemas(owner, company, pet, terms);
const validate = (values: unknown) =>
  schema['~standard'].validate(values) as SchemaResult<Record<string, unknown>>;

const valid = {
  kind: 'company',
  owner: { name: 'Mia', age: '34', phone: '1' },
  email: 'a',
  again: 'a',
  vat: 'DE1',
  size: 3,
  accepted: true,
};

test('the output has what each part returns, converted', () => {
  expect(validate(valid)).toEqual({
    value: { ...valid, owner: { name: 'Mia', age: 34, phone: '1' } },
  });
  expectTypeOf<NonNullable<(typeof schema)['~standard']['types']>['output']>().toExtend<{
    owner: { name: string; phone: string };
    accepted: boolean;
  }>();
});

test('conditions of a part run while another part is not filled in', () => {
  const { issues } = validate({
    ...valid,
    owner: { name: 'Mia' },
    again: 'b',
    vat: undefined,
  });
  expect(issues?.map(getIssueName)).toEqual(['again', 'vat', 'owner.phone']);
});

test('a part may be asynchronous', async () => {
  const free = v.objectAsync({
    email: v.pipeAsync(
      v.string(),
      v.checkAsync(async (email) => email !== 'a', 'Taken'),
    ),
  });
  const result = await mergeSchemas(terms, free)['~standard'].validate(valid);
  expect(result.issues).toMatchObject([{ message: 'Taken' }]);
});

test('the facts of each part are known, also behind references and in variants', () => {
  const read = createFactReader(schema);
  expect(read('owner.name')).toMatchObject({ type: 'string', isRequired: true });
  expect(read('vat')).toMatchObject({ isRequired: true, minLength: 3 });
  expect(read('kind')?.isRequired).toBe(true);
  expect(read('links.0.url')).toMatchObject({ isRequired: true, minLength: 3 });
  expect(read('category.parent.parent.name')).toMatchObject({ isRequired: true, minLength: 3 });
  expect(read('unknown')).toBeUndefined();
});

test('native form data is converted by each part, and by the variant of a union', async () => {
  const data = new FormData();
  for (const [name, value] of Object.entries({
    kind: 'company',
    'owner.name': 'Mia',
    'owner.phone': '1',
    email: 'a',
    again: 'a',
    vat: 'DE1',
    size: '3',
    accepted: 'on',
  }))
    data.set(name, value);
  expect(await parseForm(data, schema)).toMatchObject({ values: { size: 3, accepted: true } });
});
