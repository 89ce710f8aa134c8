// The order matters: an earlier rule must not cut what a later one recognises as a whole, as the digits of a token.
const rules: [pattern: RegExp, replacement: string][] = [
  // JSON web tokens, values that are named as secrets, and tokens: words that are long or have the signs of an encoding.
  [/\beyJ[\w-]+(?:\.[\w-]*)*/g, '…'],
  [/\b(bearer) \S+/gi, '$1 …'],
  [
    /\b(token|code|otp|pin|proof|secret|password|signature|authorization|session|key)(["']?\s?[:=]\s?)(?![A-Z_]+\b)[^\s"']+/gi,
    '$1$2…',
  ],
  [/[\w.+%-]+@[\w.-]+/g, '…@…'],
  // The query and fragment of an address hold tokens and what was searched for.
  [/\?[^\s)"']+/g, '?…'],
  // React has numbers for its errors, such as #418.
  [/#(?!\d{1,4}\b)[^\s)"']+/g, '#…'],
  [/"[^"\n]{1,300}"|“[^”\n]{1,300}”/g, '"…"'],
  // Keeps the quoted property name in "Cannot read properties (reading 'name')", because it is code and not data.
  [/(?<!\((?:reading|setting) )'[^'\n]{1,300}'|‘[^’\n]{1,300}’/g, "'…'"],
  [/(?<![\w%+=-])[\w%+=-]{24,}/g, '…'],
  [/(?<![\w+/=-])(?=[\w/-]*[+=])[\w+/=-]{24,}/g, '…'],
  // Account numbers (IBAN), codes, and numbers of phones and accounts.
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z\d]{2,4}){3,8}\b/g, '…'],
  [/\+?\p{Nd}[\p{Nd} ().-]{5,}\p{Nd}/gu, '…'],
  [/[\p{L}\p{Nd}_-]*\p{Nd}{6}[\p{L}\p{Nd}_-]*/gu, '…'],
];

const maxLength = 1000;

/**
 * Returns the message of an error without what may be personal: addresses, quoted values, codes and long numbers, tokens and queries. The
 * stack trace still shows where the error happened.
 */
export function redact(message: string): string {
  return rules
    .reduce((text, [pattern, by]) => text.replaceAll(pattern, by), cutAtWord(message))
    .slice(0, 300);
}

// Leaves out the word at the end of a cut text: the first letters of a token are not recognised as one.
function cutAtWord(text: string): string {
  if (text.length <= maxLength) return text;
  const start = text.slice(0, maxLength);
  return `${start.slice(0, start.trimEnd().search(/\S+$/))}…`;
}
