import { z } from 'zod';

/** Response of GET /api/health; `csp_reports` outside production only. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable', 'shutting_down', 'upgrading']),
  csp_reports: z.int().optional(),
});
/** Response of GET /api/health. */
export type Health = z.infer<typeof healthSchema>;
