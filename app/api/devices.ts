import { useSWRConfig } from 'swr';
import { api, toUrl } from '../../contract/api.ts';
import type { EndDevices } from '../../contract/schemas/devices.ts';
import { send } from './client.ts';
import { useRead } from './useRead.ts';

const devicesKey = toUrl(api.devices);

/** Reads the devices on which the user is signed in, this one first. */
export function useDevices() {
  return useRead(api.devices, {});
}

/** Signs out one device (by id), all others, or all. Rejects with 404 if the device is already signed out. */
export function useSignOutDevices(): (end: EndDevices['end']) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (end) => {
    try {
      const remaining = await send(api.endDevices, { end });
      // After `all` this device has no session either: reading the list would fail.
      if (end !== 'all') await mutate(devicesKey, remaining, { revalidate: false });
    } catch (error) {
      await mutate(devicesKey);
      throw error;
    }
  };
}
