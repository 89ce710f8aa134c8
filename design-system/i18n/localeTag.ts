const scriptsByModifier: Record<string, string> = {
  latin: 'Latn',
  cyrillic: 'Cyrl',
  arabic: 'Arab',
};

function isTag(tag: string): boolean {
  try {
    return Boolean(new Intl.Locale(tag));
  } catch {
    return false;
  }
}

/**
 * Returns the BCP 47 tag of a language, which may be written as in operating systems (`ar_EG`, `de_DE.UTF-8@euro`, `sr_RS@latin`) or in an
 * Accept-Language header (`en-US,en;q=0.9`: the first). Invalid subtags at the end are removed. Returns null for other texts, such as `C`,
 * `POSIX` and `*`.
 */
export function parseLocaleTag(text: string): string | null {
  const [first = ''] = text.trim().split(/[\s,;]/);
  const [system = '', modifier = ''] = first.split('@');
  const subtags = (system.split('.')[0] ?? '').split(/[_-]/).filter(Boolean);
  if (subtags[0]?.toLowerCase() === 'posix') return null;
  const script = scriptsByModifier[modifier.toLowerCase()];
  if (script && subtags.length > 0 && subtags.length < 3) subtags.splice(1, 0, script);
  while (subtags.length > 0 && !isTag(subtags.join('-'))) subtags.pop();
  return subtags.length > 0 ? subtags.join('-') : null;
}

/** Returns the BCP 47 tag of a language, as `parseLocaleTag` does, or English. */
export function toLocaleTag(text: string): string {
  return parseLocaleTag(text) ?? 'en';
}
