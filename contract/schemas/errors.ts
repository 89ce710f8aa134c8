import { z } from 'zod';

/**
 * Body of every error response. `error` and `message` are translated texts for users; `errors` maps the name of an input (`amount`,
 * `links.0`) to its message. Client code must branch on the status only.
 */
export const apiErrorSchema = z.object({
  error: z.string().optional(),
  message: z.string().optional(),
  errors: z.record(z.string(), z.string()).optional(),
});
/** Body of every error response. */
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
