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
 * Returns a language as a BCP 47 tag, also if a system writes it in its own way: `ar_EG`, `de_DE.UTF-8@euro`, `sr_RS@latin`, or the first of
 * `en-US,en;q=0.9`. Subtags that no tag has are left out. Null for what is no language, such as `C`, `POSIX` and `*`.
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

/** Returns a language as a BCP 47 tag, as `parseLocaleTag` does; English for what is no language. */
export function toLocaleTag(text: string): string {
  return parseLocaleTag(text) ?? 'en';
}
