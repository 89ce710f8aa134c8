import { sql, type RawBuilder } from 'kysely';

/** Returns a LIKE pattern for `escape '\'` that finds the texts which contain this one. */
export function toLikePattern(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/**
 * Returns the condition that an SQL text contains this one, in upper or lower case. SQLite's `lower()` changes only ASCII letters, so in
 * place of other characters any characters match.
 */
export function containsInAnyCase(sqlText: RawBuilder<string>, text: string): RawBuilder<boolean> {
  const pattern = toLikePattern(text)
    .toLowerCase()
    .replace(/\P{ASCII}+/gu, '%');
  return sql<boolean>`lower(${sqlText}) like ${pattern} escape '\\'`;
}
