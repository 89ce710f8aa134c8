import type { z } from 'zod';

type SchemaOfRoute = { schema: z.ZodType; method: string; url: string };

/**
 * Serialises responses by their zod schemas, which drop what is not in the contract. Parsing uses the code that zod generates for each
 * object; `encode` does not, and there is nothing to encode, as no response schema transforms values.
 */
export function serializerCompiler({ schema, method, url }: SchemaOfRoute) {
  return (data: unknown): string => {
    const result = schema.safeParse(data);
    if (result.success) return JSON.stringify(result.data);
    throw new Error(`The response of ${method} ${url} does not fit its schema.`, {
      cause: result.error,
    });
  };
}
