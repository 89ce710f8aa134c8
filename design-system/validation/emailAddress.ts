// The local part is dot-separated text without spaces, invisible characters and signs of the syntax. Labels of the domain are
// ASCII letters, digits and inner hyphens; the last one has letters only, or is an internationalised one (`xn--…`).
// DNS limits a label to 63 characters and the domain to 253.
const address =
  /^[^\s\p{C}<>()[\]\\.,;:@"]+(?:\.[^\s\p{C}<>()[\]\\.,;:@"]+)*@(?=.{4,253}$)(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+(?:[A-Za-z]{2,63}|[Xx][Nn]--[A-Za-z0-9-]{0,58}[A-Za-z0-9])$/u;

/** Returns whether the text is one email address, without blanks around it. */
export function isEmailAddress(text: string): boolean {
  return address.test(text);
}

/** Returns whether a value is a comma-separated list of addresses (or an array of them); blanks around each are fine. */
export function isEmailList(value: string | readonly unknown[]): boolean {
  const parts: readonly unknown[] = typeof value === 'string' ? value.split(',') : value;
  return parts.every((part) => typeof part === 'string' && isEmailAddress(part.trim()));
}
