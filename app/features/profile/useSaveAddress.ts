import { useSWRConfig } from 'swr';
import type { Shipping } from '../../../contract/schemas/profile.ts';
import { isApiError } from '../../api/ApiError.ts';
import { profileKey, useProfileMutations } from '../../api/profile.ts';
import { useUserDraft } from '../../device/userDrafts.ts';

/** Name of the draft of the address that a job asks for. */
export const addressDraft = 'shipping';

const prefix = 'shipping.';

/** Returns the address among the values of a form; null if the form has no fields for it. */
function findAddress(values: object): Shipping | null {
  const fields = new Map(Object.entries(values));
  if (!fields.has(`${prefix}name`)) return null;
  const read = (key: keyof Shipping) => {
    const value: unknown = fields.get(prefix + key);
    return typeof value === 'string' ? value : '';
  };
  return {
    name: read('name'),
    line1: read('line1'),
    line2: read('line2'),
    city: read('city'),
    postcode: read('postcode'),
    country: read('country'),
    phone: read('phone'),
  };
}

/**
 * Returns a function that saves the address of a form to the profile, then makes the call that needs it. What was typed is kept
 * on this device until that call has succeeded. The function rejects with an ApiError if saving or the call fails.
 */
export function useSaveAddress() {
  const { save } = useProfileMutations();
  const { mutate } = useSWRConfig();
  const draft = useUserDraft(addressDraft, {});
  return async <Result>(values: object, call: () => Promise<Result>): Promise<Result> => {
    const shipping = findAddress(values);
    if (shipping) await save({ shipping });
    try {
      const result = await call();
      draft.remove();
      return result;
    } catch (error) {
      // The profile no longer has an address. It is loaded again, so that the form asks for one.
      if (isApiError(error, 422) && error.body.errors?.['shipping']) await mutate(profileKey);
      throw error;
    }
  };
}
