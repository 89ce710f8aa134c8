import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { PayoutResponse, PayoutUpdate } from '../../server/contract/payout.ts';
import type {
  Phone,
  ProfileImageSaved,
  ProfileInit,
  ProfileInitial,
  ProfileSaved,
  ProfileUpdate,
  UserResponse,
} from '../../server/contract/profile.ts';
import { post } from './client.ts';
import { userKey } from './user.ts';

const profileKey = '/api/profile/init';
const payoutKey = '/api/profile/payment';

/** My profile, and what can be chosen in it in the language on screen. */
export function useProfile() {
  return useSWR<ProfileInitial>(profileKey);
}

/** Where my payouts go. */
export function usePayoutMethod() {
  return useSWR<PayoutResponse>(payoutKey);
}

/** The changes of a profile; each rejects with an ApiError, 422 where an input is wrong. */
export function useProfileChanges() {
  const { mutate } = useSWRConfig();
  const takeUser = useCallback(
    ({ user }: UserResponse) => mutate(userKey, user, { revalidate: false }),
    [mutate],
  );
  return {
    /** Saves parts, or a proven address. */
    save: async (parts: ProfileUpdate): Promise<void> => {
      const saved = await post<ProfileSaved>('/api/profile', parts);
      await mutate<ProfileInitial>(
        profileKey,
        (known) => known && { ...known, profile: saved.profile },
        { revalidate: false },
      );
      await takeUser(saved);
      // Another legal name or address locks payouts.
      await mutate(payoutKey);
    },
    /** Sends the profile to the review; the guards act on the answer. */
    send: async (parts: ProfileInit): Promise<void> => {
      await takeUser(await post<UserResponse>(profileKey, parts));
    },
    /** Takes a proven phone number. */
    savePhone: async (phone: Phone): Promise<void> => {
      await takeUser(await post<UserResponse>('/api/profile/phone', phone));
      await mutate(payoutKey);
    },
    /** Takes a picture as a data URL, or removes it. */
    saveImage: async (image: string | null): Promise<void> => {
      await post<ProfileImageSaved>('/api/profile/image', { image });
      await mutate(userKey);
    },
    /** Changes where payouts go. */
    savePayout: async (method: PayoutUpdate): Promise<void> => {
      const answer = await post<PayoutResponse>(payoutKey, method);
      await mutate(payoutKey, answer, { revalidate: false });
      await mutate((key) => key === userKey || key === '/api/summary/wallet');
    },
  };
}
