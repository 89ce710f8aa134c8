import { expect, test, vi } from 'vitest';
import { downloadFile } from './downloadFile.ts';

test('a downloaded CSV file begins with the mark by which spreadsheets recognize UTF-8', async () => {
  const blobs: Blob[] = [];
  vi.stubGlobal('URL', {
    createObjectURL: (blob: Blob) => `blob:${blobs.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  downloadFile('a.csv', 'é', 'text/csv;charset=utf-8');
  downloadFile('b.csv', '\uFEFFé', 'text/csv');
  downloadFile('c.ics', 'é', 'text/calendar');
  const bytes = await Promise.all(blobs.map(async (blob) => [...(await readBytes(blob))]));
  expect(bytes).toEqual([
    [0xef, 0xbb, 0xbf, 0xc3, 0xa9],
    [0xef, 0xbb, 0xbf, 0xc3, 0xa9],
    [0xc3, 0xa9],
  ]);
  vi.unstubAllGlobals();
});

/** jsdom has no `Blob.arrayBuffer`. */
function readBytes(blob: Blob): Promise<Uint8Array> {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(new Uint8Array(reader.result as ArrayBuffer));
    reader.readAsArrayBuffer(blob);
  });
}
