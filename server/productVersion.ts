import { readFileSync } from 'node:fs';
import path from 'node:path';

/** The release of this code, as in package.json. */
export const productVersion = (
  JSON.parse(readFileSync(path.join(import.meta.dirname, '../package.json'), 'utf8')) as {
    version: string;
  }
).version;
