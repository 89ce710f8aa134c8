/** The code of a currency, as ISO 4217 writes it. The library accepts small letters too. */
export const currencyCode = /^[A-Z]{3}$/;
