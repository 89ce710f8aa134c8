import { vi } from 'vitest';

/** A file that the page has saved on the device. */
export type Download = { name: string; content: Blob };

/** Records the files that the page saves, which jsdom cannot. Undo with `vi.restoreAllMocks()`. */
export function recordDownloads(): Download[] {
  const downloads: Download[] = [];
  const blobs = new Map<string, Blob>();
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => {
      const url = `blob:${blobs.size}`;
      blobs.set(url, blob);
      return url;
    },
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    const content = blobs.get(this.href);
    if (content) downloads.push({ name: this.download, content });
  });
  return downloads;
}
