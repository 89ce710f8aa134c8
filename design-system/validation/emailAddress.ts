// The local part is anything dot-separated but blanks, invisible characters and the syntax's own signs;
// labels of the domain are ASCII letters, digits and inner hyphens, the last one two letters or more.
const address =
  /^[^\s\p{C}<>()[\]\\.,;:@"]+(?:\.[^\s\p{C}<>()[\]\\.,;:@"]+)*@(?:(?!-)[A-Za-z0-9-]+(?<!-)\.)+[A-Za-z]{2,}$/u;

/** Whether the text is one email address, without blanks around it. */
export function isEmailAddress(text: string): boolean {
  return address.test(text);
}

/** Whether it is a comma-separated list of addresses (or an array of them); blanks around each are fine. */
export function isEmailList(value: string | readonly unknown[]): boolean {
  const parts: readonly unknown[] = typeof value === 'string' ? value.split(',') : value;
  return parts.every((part) => typeof part === 'string' && isEmailAddress(part.trim()));
}
