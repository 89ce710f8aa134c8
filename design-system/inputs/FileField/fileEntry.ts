/** Where a file stands: chosen, or on its way to where `upload` brings it. */
export type FileState = 'chosen' | 'uploading' | 'uploaded' | 'failed' | 'cancelled';

/** A file in a FileField. */
export type FileEntry = {
  /** Tells it from the others, also where two files have one name. */
  readonly id: string;
  /** The file itself. */
  readonly file: File;
  /** What the picture shows, for those who do not see it; empty unless `hasAltText`. */
  readonly alt: string;
  /** Where it stands. */
  readonly state: FileState;
  /** What `upload` answered, once it has. */
  readonly answer?: unknown;
};

let count = 0;

/** A file that has just been chosen. */
export function newFileEntry(file: File): FileEntry {
  count += 1;
  return { id: `file-${count}`, file, alt: '', state: 'chosen' };
}
