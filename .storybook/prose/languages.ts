import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Texts } from './inLanguages.ts';

function read(locale: string): Texts {
  const files = globSync(`${dirname(import.meta.filename)}/${locale}/*.json`);
  const parts = files.map((file) => JSON.parse(readFileSync(file, 'utf8')) as Texts);
  return Object.assign({}, ...parts) as Texts;
}

/** The texts of the pages in the languages that they are there in, beside English. */
export const languages = { ar: read('ar'), 'zh-Hans': read('zh-Hans') };
