import { ConfigError } from './readVariables.ts';

/** A bucket of an S3-compatible storage, addressed by path. */
export type Bucket = {
  address: string;
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
};

/**
 * Parses `https://KEY:SECRET@host/bucket?region=…`; null for an empty text. Without `region`, takes the region from the host name, or
 * us-east-1. Throws a ConfigError that does not contain the secret.
 */
export function readStorageUrl(text: string): Bucket | null {
  if (text === '') return null;
  const url = URL.canParse(text) ? new URL(text) : null;
  const path = url?.pathname.replace(/\/+$/, '') ?? '';
  if (!url || !/^https?:$/.test(url.protocol) || !url.username || !url.password || path === '') {
    throw new ConfigError(
      'STORAGE_URL: must be https://KEY:SECRET@host/bucket, with % escapes in key and secret.',
    );
  }
  return {
    address: `${url.origin}${path}`,
    accessKeyId: decodeURIComponent(url.username),
    secretAccessKey: decodeURIComponent(url.password),
    region: url.searchParams.get('region') ?? getRegion(url.hostname),
  };
}

function getRegion(host: string): string {
  return /^s3[.-]([a-z0-9-]+)\.amazonaws\.com$/.exec(host)?.[1] ?? 'us-east-1';
}
