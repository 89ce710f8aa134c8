import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { PayoutResponse, PayoutUpdate } from '../../contract/schemas/payout.ts';
import type {
  Phone,
  ProfileImageSaved,
  ProfileSubmission,
  ProfileResponse,
  ProfileSaved,
  ProfileUpdate,
  UserResponse,
} from '../../contract/schemas/profile.ts';
import { get, post } from './client.ts';
import { userKey } from './currentUser.ts';

/** The cache key of the profile. The profile is read from this address, and submitted to it. */
export const profileKey = '/api/profile/init';
const payoutKey = '/api/profile/payment';

/** Reads the user's profile, and its options in the current language. */
export function useProfile() {
  return useSWR<ProfileResponse>(profileKey);
}

/** Fetches the user's profile. Rejects with an ApiError. */
export function fetchProfile(): Promise<ProfileResponse> {
  return get<ProfileResponse>(profileKey);
}

/** Reads the user's payout method, unless it is not needed. */
export function usePayoutMethod(isNeeded = true) {
  return useSWR<PayoutResponse>(isNeeded ? payoutKey : null);
}

/** Returns the functions that change a profile; each rejects with an ApiError, 422 with errors by field. */
export function useProfileMutations() {
  const { mutate } = useSWRConfig();
  const storeUser = useCallback(
    ({ user }: UserResponse) => mutate(userKey, user, { revalidate: false }),
    [mutate],
  );
  return {
    /** Saves parts of the profile, or a verified email address. */
    save: async (parts: ProfileUpdate): Promise<void> => {
      const saved = await post<ProfileSaved>('/api/profile', parts);
      await mutate<ProfileResponse>(
        profileKey,
        (current) => current && { ...current, profile: saved.profile },
        { revalidate: false },
      );
      await storeUser(saved);
      // A new legal name or email address locks payouts.
      await mutate(payoutKey);
    },
    /** Submits the profile for review; the route guards act on the returned user. */
    submit: async (parts: ProfileSubmission): Promise<void> => {
      await storeUser(await post<UserResponse>(profileKey, parts));
    },
    /** Saves a verified phone number. */
    savePhone: async (phone: Phone): Promise<void> => {
      await storeUser(await post<UserResponse>('/api/profile/phone', phone));
      await mutate(payoutKey);
    },
    /** Saves the user's picture as a data URL, or removes the picture. */
    saveImage: async (image: string | null): Promise<void> => {
      await post<ProfileImageSaved>('/api/profile/image', { image });
      await mutate(userKey);
    },
    /** Saves the payout method. */
    savePayout: async (method: PayoutUpdate): Promise<void> => {
      const saved = await post<PayoutResponse>(payoutKey, method);
      await mutate(payoutKey, saved, { revalidate: false });
      // A changed method can change whether the user may withdraw.
      await mutate((key) => key === userKey || key === '/api/summary/wallet');
    },
  };
}
