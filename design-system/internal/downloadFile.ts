const byteOrderMark = '\uFEFF';

/**
 * Saves a text as a file of the user. A CSV file begins with a byte order mark, without which spreadsheets read UTF-8 as the encoding of the
 * region.
 */
export function downloadFile(name: string, content: string, type: string): void {
  const hasMark = !type.startsWith('text/csv') || content.startsWith(byteOrderMark);
  const parts = hasMark ? [content] : [byteOrderMark, content];
  const url = URL.createObjectURL(new Blob(parts, { type }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // Some browsers read the URL only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
