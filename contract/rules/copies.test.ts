import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const modules = import.meta.glob<object>(['./*.ts', '!./*.test.ts'], { eager: true });

// Leaves out tests and demo data, which state values on purpose, and the tables of transitions, which name the states.
const files = globSync('{app,server,contract/schemas}/**/*.{ts,tsx}').filter(
  (file) => !/\.test\.|\/(testing|tests|seed|transitions)\//.test(file),
);
const sources = files.map((file) => [file, readFileSync(file, 'utf8')] as const);

const escape = (text: string) => text.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`);

/**
 * Returns patterns that find a copy of a rule in other code: as a list, a regular expression or a text. Ignores plain words and single
 * characters, because they occur everywhere.
 */
function getCopies(fact: unknown): RegExp[] {
  if (fact instanceof RegExp) return [new RegExp(escape(`/${fact.source}/`))];
  if (typeof fact === 'string' && fact.length > 1 && /[^a-z]/.test(fact)) {
    return [new RegExp(`['"\`}]${escape(fact)}['"\`?]`)];
  }
  if (Array.isArray(fact) && fact.length > 1) {
    const items = fact.map((item) => `'${escape(String(item))}'`);
    return [new RegExp(`\\[\\s*${items.join(',\\s*')},?\\s*\\]`)];
  }
  return typeof fact === 'object' && fact ? Object.values(fact).flatMap(getCopies) : [];
}

test.each(Object.entries(modules))(
  'nothing of %s is repeated in app, server or schemas',
  (_, rules) => {
    const copies = getCopies(rules);
    const copied = sources.flatMap(([file, source]) =>
      copies.flatMap((copy) => copy.exec(source)?.map((text) => `${file}: ${text}`) ?? []),
    );
    expect(copied).toEqual([]);
  },
);
