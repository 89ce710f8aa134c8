import type { Profile, Shipping } from '../../../contract/schemas/profile.ts';

/** Form values of a shipping address. */
export type ShippingValues = Omit<Shipping, 'country' | 'phone'> & {
  country: string | null;
  phone: string | null;
};

type FormShipping = Omit<ShippingValues, 'postcode'> & { postcode?: string };

/** What a form knows about the user: name and country are suggested for a new address. */
type Owner = Pick<Profile, 'legal_name' | 'country'>;

/** Converts the shipping address of a profile to form values; without one, suggests the name and the country of the profile. */
export function toShippingValues(
  shipping: Shipping | null,
  owner: Owner = { legal_name: '', country: null },
): ShippingValues {
  return {
    name: shipping?.name ?? owner.legal_name,
    line1: shipping?.line1 ?? '',
    line2: shipping?.line2 ?? '',
    city: shipping?.city ?? '',
    postcode: shipping?.postcode ?? '',
    country: shipping?.country ?? owner.country,
    phone: shipping?.phone ?? null,
  };
}

/** Converts form values to a shipping address. The form of a country without postcodes has none. */
export function toShipping({ postcode = '', country, phone, ...address }: FormShipping): Shipping {
  return { ...address, postcode, country: country ?? '', phone: phone ?? '' };
}

/** Converts the values of a draft of the first version, which used the names of the address, to the names of the fields. */
export function toShippingNames({ isWanted, ...address }: Record<string, unknown>) {
  const named = Object.entries(address).map(([key, value]) => [`shipping.${key}`, value] as const);
  return { ...(isWanted !== undefined && { isWanted }), ...Object.fromEntries(named) };
}
