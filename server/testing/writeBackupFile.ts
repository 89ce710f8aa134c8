import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';

/** Writes a backup: the header, the rows, and a footer with the number of rows and the hash of all lines before it. */
export function writeBackupFile(
  file: string,
  header: Record<string, string>,
  rows: string[],
): void {
  const body = `${[JSON.stringify(header), ...rows].join('\n')}\n`;
  const sha256 = createHash('sha256').update(body).digest('hex');
  writeFileSync(file, `${body}${JSON.stringify({ rows: rows.length, sha256 })}\n`);
}
