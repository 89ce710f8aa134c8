import { z } from 'zod';

/** Answer of GET /api/health; `csp_reports` is told outside production only. */
export const healthSchema = z.object({
  status: z.enum(['ok', 'unavailable', 'shutting_down']),
  csp_reports: z.int().optional(),
});
/** Answer of GET /api/health. */
export type Health = z.infer<typeof healthSchema>;
