import { z } from 'zod';
import { idSchema, isoSchema, platformSchema } from './shared.ts';

/** A device that is signed in; `browser` and `system` are null if unknown. */
export const deviceSchema = z.object({
  id: idSchema,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  login_with: z.enum(['social', 'email']),
  login_provider: platformSchema.optional(),
  signed_in_at: isoSchema,
  used_at: isoSchema,
  is_this: z.boolean(),
});
/** A device that is signed in. */
export type Device = z.infer<typeof deviceSchema>;

/** Response of GET and POST /api/user/session: the devices that are signed in, this one first. */
export const devicesSchema = z.object({ data: z.array(deviceSchema) });
/** Response of GET and POST /api/user/session. */
export type Devices = z.infer<typeof devicesSchema>;

/** Body of POST /api/user/session: which devices to sign out: one by its id, all other devices, or all including this device. */
export const endDevicesSchema = z.strictObject({
  end: z.union([z.enum(['others', 'all']), idSchema]),
});
/** Body of POST /api/user/session. */
export type EndDevices = z.infer<typeof endDevicesSchema>;
