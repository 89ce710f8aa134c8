import useSWR, { useSWRConfig } from 'swr';
import type { Devices, EndDevices } from '../../server/contract/devices.ts';
import { post } from './client.ts';

const devicesKey = '/api/user/session';

/** The devices on which I am signed in, this one first. */
export function useDevices() {
  return useSWR<Devices>(devicesKey);
}

/** Signs out one device (its id), the others, or all. Rejects with 404 where the device is signed out already. */
export function useSignOutDevices(): (end: EndDevices['end']) => Promise<void> {
  const { mutate } = useSWRConfig();
  return async (end) => {
    try {
      const left = await post<Devices>(devicesKey, { end } satisfies EndDevices);
      // With all of them this one is out too: whoever asked for it leads to the way in.
      if (end !== 'all') await mutate(devicesKey, left, { revalidate: false });
    } catch (failure) {
      await mutate(devicesKey);
      throw failure;
    }
  };
}
