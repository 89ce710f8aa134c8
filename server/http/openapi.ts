import fastifySwagger from '@fastify/swagger';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';
import { getCookieName } from './cookies.ts';

/** Generates the OpenAPI description from the schemas that validate requests and responses. */
export async function describeApi(app: FastifyInstance, name: string): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: `${name} publisher API`, version: '1' },
      components: {
        securitySchemes: {
          session: { type: 'apiKey', in: 'cookie', name: getCookieName('session') },
        },
      },
    },
    transform: jsonSchemaTransform,
  });
}
