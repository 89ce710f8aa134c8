/** Characters of a person's name, at sign-up and in the profile. One is enough: 李. */
export const nameMaxLength = 80;

/** Characters of an email address. */
export const emailMaxLength = 254;

/** Characters of a new password. */
export const passwordLength = { min: 8, max: 128 };

/** Pattern of a phone number: E.164. */
export const phonePattern = /^\+[1-9]\d{6,14}$/;

/** Digits of a one-time code. */
export const codeLength = 6;
