import { readFile } from 'node:fs/promises';
import { OperatorError } from './command.ts';

/**
 * Reads a text file as editors, spreadsheets and banks save it: UTF-8, UTF-16 with its byte order mark, or the encoding that an XML file
 * declares. Throws an OperatorError if it cannot be read or is in another encoding, whose letters would be stored as others.
 */
export async function readTextFile(file: string): Promise<string> {
  const bytes = await readFile(file).catch(() => {
    throw new OperatorError(`${file} cannot be read.`);
  });
  const mark = bytes.subarray(0, 2).toString('hex');
  const declared = /^<\?xml[^>]*\bencoding=["']([\w-]+)/.exec(
    bytes.toString('latin1', 0, 200),
  )?.[1];
  const encoding = { fffe: 'utf-16le', feff: 'utf-16be' }[mark] ?? declared ?? 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    throw new OperatorError(`${file} is not a text in ${encoding}. Save it as UTF-8.`);
  }
}
