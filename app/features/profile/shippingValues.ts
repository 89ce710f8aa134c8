import type { Shipping } from '../../../contract/schemas/profile.ts';

/** Form values of a shipping address. */
export type ShippingValues = Omit<Shipping, 'country' | 'phone'> & {
  country: string | null;
  phone: string | null;
};

/** Converts a shipping address to form values, which are empty without an address. */
export function toShippingValues(shipping: Shipping | null): ShippingValues {
  return {
    name: shipping?.name ?? '',
    line1: shipping?.line1 ?? '',
    line2: shipping?.line2 ?? '',
    city: shipping?.city ?? '',
    postcode: shipping?.postcode ?? '',
    country: shipping?.country ?? null,
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
