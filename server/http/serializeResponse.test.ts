import { expect, test } from 'vitest';
import { z } from 'zod';
import { routes } from '../routes/table.ts';
import { serializerCompiler } from './serializeResponse.ts';

const serialize = serializerCompiler({
  schema: z.object({ name: z.string(), parts: z.array(z.object({ id: z.string() })) }),
  method: 'GET',
  url: '/api/things',
});

test('a response has nothing that its schema does not name, at any depth', () => {
  const thing = { name: 'a', secret: 1, parts: [{ id: 'b', secret: 2 }] };
  expect(JSON.parse(serialize(thing))).toEqual({ name: 'a', parts: [{ id: 'b' }] });
});

test('a response that does not fit its schema is an error, which names the route and not the data', () => {
  expect(() => serialize({ name: 'private', parts: [{ id: 1 }] })).toThrow(
    /^The response of GET \/api\/things does not fit its schema\.$/,
  );
});

test.each(routes.map(({ method, path, response }) => [`${method} ${path}`, response] as const))(
  'the response of %s transforms nothing, so that parsing and encoding it are the same',
  (_name, response) => {
    expect(() => z.toJSONSchema(response, { io: 'output' })).not.toThrow();
  },
);
