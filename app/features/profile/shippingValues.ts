import type { Profile, Shipping } from '../../../contract/schemas/profile.ts';

/** Form values of a shipping address. */
export type ShippingValues = Omit<Shipping, 'country' | 'phone'> & {
  country: string | null;
  phone: string | null;
};

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

/** Converts form values to a shipping address. */
export function toShipping({
  name,
  line1,
  line2,
  city,
  postcode,
  country,
  phone,
}: ShippingValues): Shipping {
  return { name, line1, line2, city, postcode, country: country ?? '', phone: phone ?? '' };
}
