import { z } from 'zod';

/**
 * Body of every failure. `error` and `message` are translated sentences for people; `errors` maps
 * the name of an input (`amount`, `links.0`) to one sentence. Machines decide by status only.
 */
export const apiErrorSchema = z.object({
  error: z.string().optional(),
  message: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
});
/** Body of every failure. */
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
