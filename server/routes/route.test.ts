import { expect, test } from 'vitest';
import { z } from 'zod';
import { api } from '../../contract/api.ts';
import { devicesSchema, endDevicesSchema } from '../../contract/schemas/devices.ts';
import { defineRoute } from './route.ts';

const common = { summary: 'Sign out', access: 'open', body: endDevicesSchema } as const;

test('a route has method and path of its endpoint', () => {
  const handle = () => Promise.resolve({ data: [] });
  const route = defineRoute(api.endDevices, { ...common, response: devicesSchema, handle });
  expect([route.method, route.path]).toEqual(['POST', '/api/user/session']);
});

test('a schema or a result of another type than the endpoint’s does not compile', () => {
  const handle = () => Promise.resolve({ data: [] });
  const wrongResponse = z.object({ rows: z.array(z.string()) });
  const wrongBody = z.object({ end: z.number() });
  // @ts-expect-error The response has other properties.
  defineRoute(api.endDevices, { ...common, response: wrongResponse, handle });
  // @ts-expect-error The body has another type.
  defineRoute(api.endDevices, { ...common, body: wrongBody, response: devicesSchema, handle });
  const wrongHandle = () => Promise.resolve({});
  // @ts-expect-error The result lacks the devices.
  defineRoute(api.endDevices, { ...common, response: devicesSchema, handle: wrongHandle });
  expect(wrongResponse.safeParse({ data: [] }).success).toBe(false);
});
