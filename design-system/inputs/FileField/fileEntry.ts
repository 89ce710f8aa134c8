/** The state of a file; all but `chosen` only with `upload`. */
export type FileState = 'chosen' | 'uploading' | 'uploaded' | 'failed' | 'cancelled';

/** A file in a FileField. */
export type FileEntry = {
  /** The unique id. */
  readonly id: string;
  /** The file. Of a file that was uploaded before, an empty `File` with its name and type. */
  readonly file: File;
  /** The URL of a picture that was uploaded before, for the preview. */
  readonly previewUrl?: string;
  /** The alternative text of a picture; empty unless `hasAltText`. */
  readonly alt: string;
  /** The state. */
  readonly state: FileState;
  /** The result of `upload`, once uploaded. */
  readonly response?: unknown;
  /** Why the upload failed, if `upload` rejected with an `UploadError`. */
  readonly errorMessage?: string | undefined;
};

/** An event to announce. */
export type FileEvent = 'added' | 'removed' | 'uploaded' | 'failed';

let count = 0;

/** Creates the entry of a newly chosen file. */
export function createFileEntry(file: File): FileEntry {
  count += 1;
  return { id: `file-${count}`, file, alt: '', state: 'chosen' };
}
