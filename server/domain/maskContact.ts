import { takeCharacter } from './oneLine.ts';

// ITU-T E.164: a calling code is one of these two-digit codes, or has one or three digits.
const callingCode = /^\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})/;

/** Masks a phone number except its calling code and last four digits, e.g. `+65 •••• 4821`. */
export function maskPhone(phone: string): string {
  return `${callingCode.exec(phone)?.[0] ?? ''} •••• ${phone.slice(-4)}`.trim();
}

/** Masks an email address except its first character and its domain, e.g. `m•••@example.test`. */
export function maskEmail(email: string): string {
  return `${takeCharacter(email)}•••${email.slice(email.lastIndexOf('@'))}`;
}
