import useSWR, { useSWRConfig } from 'swr';
import type { Devices, EndDevices } from '../../contract/schemas/devices.ts';
import { post } from './client.ts';

const devicesKey = '/api/user/session';

/** Reads the devices on which the user is signed in, this one first. */
export function useDevices() {
  return useSWR<Devices>(devicesKey);
}

/** Signs out one device (by id), all others, or all. Rejects with 404 if the device is already signed out. */
export function useSignOutDevices(): (end: EndDevices['end']) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (end) => {
    try {
      const remaining = await post<Devices>(devicesKey, { end } satisfies EndDevices);
      // After `all` this device has no session either: reading the list would fail.
      if (end !== 'all') await mutate(devicesKey, remaining, { revalidate: false });
    } catch (error) {
      await mutate(devicesKey);
      throw error;
    }
  };
}
