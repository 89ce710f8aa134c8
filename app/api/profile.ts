import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import { api, toUrl } from '../../contract/api.ts';
import type { PayoutUpdate } from '../../contract/schemas/payout.ts';
import type {
  Phone,
  ProfileSubmission,
  ProfileResponse,
  ProfileUpdate,
  UserResponse,
} from '../../contract/schemas/profile.ts';
import { read, send } from './client.ts';
import { userKey } from './currentUser.ts';
import { useRead } from './useRead.ts';

/** The cache key of the profile. */
export const profileKey = toUrl(api.profile);
const payoutKey = toUrl(api.payoutMethod);
const walletsKey = toUrl(api.wallets);

/** Reads the user's profile, and its options in the current language. */
export function useProfile() {
  return useRead(api.profile, {});
}

/** Fetches the user's profile. Rejects with an ApiError. */
export function fetchProfile(): Promise<ProfileResponse> {
  return read(api.profile);
}

/** Reads the user's payout method, unless it is not needed. */
export function usePayoutMethod(isNeeded = true) {
  return useRead(api.payoutMethod, isNeeded ? {} : null);
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
      const saved = await send(api.saveProfile, parts);
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
      await storeUser(await send(api.submitProfile, parts));
    },
    /** Saves a verified phone number. */
    savePhone: async (phone: Phone): Promise<void> => {
      await storeUser(await send(api.savePhone, phone));
      await mutate(payoutKey);
    },
    /** Saves the user's picture as a data URL, or removes the picture. */
    saveImage: async (image: string | null): Promise<void> => {
      await send(api.savePicture, { image });
      await mutate(userKey);
    },
    /** Saves the payout method. */
    savePayout: async (method: PayoutUpdate): Promise<void> => {
      const saved = await send(api.savePayoutMethod, method);
      await mutate(payoutKey, saved, { revalidate: false });
      // A changed method can change whether the user may withdraw.
      await mutate((key) => key === userKey || key === walletsKey);
    },
  };
}
