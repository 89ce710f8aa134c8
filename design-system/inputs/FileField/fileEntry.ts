/** The state of a file; all but `chosen` only with `upload`. */
export type FileState = 'chosen' | 'uploading' | 'uploaded' | 'failed' | 'cancelled';

/** A file in a FileField. */
export type FileEntry = {
  /** The unique id. */
  readonly id: string;
  /** The file. */
  readonly file: File;
  /** The alternative text of a picture; empty unless `hasAltText`. */
  readonly alt: string;
  /** The state. */
  readonly state: FileState;
  /** The result of `upload`, once uploaded. */
  readonly response?: unknown;
};

/** An event to announce. */
export type FileEvent = 'added' | 'removed' | 'uploaded' | 'failed';

let count = 0;

/** Creates the entry of a newly chosen file. */
export function createFileEntry(file: File): FileEntry {
  count += 1;
  return { id: `file-${count}`, file, alt: '', state: 'chosen' };
}
