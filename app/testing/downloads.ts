import Papa from 'papaparse';
import { expect, vi } from 'vitest';
import { getAccountZone } from '../api/accountZone.ts';

/** A file that the page has saved on the device. */
export type Download = { name: string; content: Blob };

/** Records the files that the page saves, because jsdom cannot save them. Undo with `vi.restoreAllMocks()`. */
export function recordDownloads(): Download[] {
  const downloads: Download[] = [];
  const blobs = new Map<string, Blob>();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    const url = `blob:${blobs.size}`;
    blobs.set(url, blob as Blob);
    return url;
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = blobs.get(this.href);
    if (content) downloads.push({ name: this.download, content });
  });
  return downloads;
}

/** Returns the rows of a CSV file. Asserts its byte order mark, without which Excel does not read UTF-8. */
export async function readCsv({ content }: Download): Promise<string[][]> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  const text = decoder.decode(await content.arrayBuffer());
  expect(text.charCodeAt(0)).toBe(0xfeff);
  return Papa.parse<string[]>(text.slice(1), { skipEmptyLines: true }).data;
}

/** Returns a time of the API as CSV files have it: in the zone of the account. */
export function toCsvTime(iso: string): string {
  // Swedish writes times as `2026-03-05 14:30:00`.
  return iso && new Date(iso).toLocaleString('sv-SE', { timeZone: getAccountZone() });
}
