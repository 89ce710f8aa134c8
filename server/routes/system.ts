import { z } from 'zod';
import { api } from '../../contract/api.ts';
import { healthSchema } from '../../contract/schemas/health.ts';
import { readHealth } from '../domain/health.ts';
import { defineRoute } from './route.ts';

/** The health check and the API description. */
export const systemRoutes = [
  defineRoute(api.health, {
    summary: 'Check the server and its database',
    access: 'open',
    response: healthSchema,
    async handle({ services, state, setStatus }) {
      const health = await readHealth(services, state);
      if (health.status !== 'ok') setStatus(503);
      return health;
    },
  }),
  defineRoute(api.openapi, {
    summary: 'Get this description',
    access: 'open',
    response: z.record(z.string(), z.unknown()),
    handle: ({ describeApi }) => Promise.resolve(describeApi()),
  }),
];
