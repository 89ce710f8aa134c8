import { z } from 'zod';
import { healthSchema } from '../../contract/schemas/health.ts';
import { readHealth } from '../domain/health.ts';
import { defineRoute } from './route.ts';

/** Path of the health check. */
export const healthPath = '/api/health';

/** The health check and the API description. */
export const systemRoutes = [
  defineRoute({
    method: 'GET',
    path: healthPath,
    summary: 'Check the server and its database',
    access: 'open',
    response: healthSchema,
    async handle({ services, state, setStatus }) {
      const health = await readHealth(services, state);
      if (health.status !== 'ok') setStatus(503);
      return health;
    },
  }),
  defineRoute({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'Get this description',
    access: 'open',
    response: z.record(z.string(), z.unknown()),
    handle: ({ describeApi }) => Promise.resolve(describeApi()),
  }),
];
