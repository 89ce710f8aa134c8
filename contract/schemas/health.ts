import { z } from 'zod';

/**
 * Response of GET /api/health; `mail` while messages cannot be delivered, `data` if the database file is damaged, `csp_reports` outside
 * production only.
 */
export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable', 'shutting_down', 'upgrading']),
  mail: z.literal('late').optional(),
  data: z.literal('damaged').optional(),
  csp_reports: z.int().optional(),
});
/** Response of GET /api/health. */
export type Health = z.infer<typeof healthSchema>;
