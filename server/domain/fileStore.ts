/** Where the files of pictures are stored; a file never changes once it is written. */
export type FileStore = {
  /** Writes a file durably. */
  put(name: string, bytes: Buffer): Promise<void>;
  /** Reads a file; null if it does not exist. */
  get(name: string): Promise<Buffer | null>;
  /** Deletes a file; does nothing if it does not exist. */
  delete(name: string): Promise<void>;
};

/** Thrown when the storage does not respond; the call can be repeated. */
export class StorageUnavailableError extends Error {
  override name = 'StorageUnavailableError';
  readonly statusCode = 503;
}
