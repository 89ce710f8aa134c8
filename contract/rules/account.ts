/** Maximum length of a person's name, at sign-up and in the profile. The minimum is one character: 李 is a name. */
export const nameMaxLength = 80;

/** Maximum length of an email address. */
export const emailMaxLength = 254;

/** Minimum and maximum length of a new password. */
export const passwordLength = { min: 8, max: 128 };

/** Pattern of a phone number: E.164. */
export const phonePattern = /^\+[1-9]\d{6,14}$/;

/** Number of digits in a one-time code. */
export const codeLength = 6;
