// The order matters: a later rule would cut an email address into parts that the first one no longer finds.
const rules: [pattern: RegExp, replacement: string][] = [
  [/[\w.+%-]+@[\w.-]+/g, '…@…'],
  // The query and fragment of an address hold tokens and what was searched for.
  [/\?[^\s)"']+/g, '?…'],
  // React has numbers for its errors, such as #418.
  [/#(?!\d{1,4}\b)[^\s)"']+/g, '#…'],
  [/"[^"\n]{1,300}"|“[^”\n]{1,300}”/g, '"…"'],
  // Keeps the quoted property name in "Cannot read properties (reading 'name')", because it is code and not data.
  [/(?<!\((?:reading|setting) )'[^'\n]{1,300}'|‘[^’\n]{1,300}’/g, "'…'"],
  // Account numbers (IBAN), numbers of phones and accounts, and tokens.
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}\b/g, '…'],
  [/\+?\d[\d ().-]{5,}\d/g, '…'],
  [/\b[\w-]{24,}\b/g, '…'],
];

/**
 * Returns the message of an error without what may be personal: addresses, quoted values, long numbers, tokens and queries. The
 * stack trace still shows where the error happened.
 */
export function redact(message: string): string {
  return rules
    .reduce((text, [pattern, by]) => text.replaceAll(pattern, by), message.slice(0, 1000))
    .slice(0, 300);
}
