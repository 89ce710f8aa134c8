// The types that systems report for an extension, the registered one first: Windows takes the type from the program that opens the
// file, such as Excel, and knows none where no program is installed.
const typesByExtension: Readonly<Record<string, string>> = {
  csv: 'text/csv application/vnd.ms-excel application/csv text/x-csv application/x-csv text/comma-separated-values text/plain',
  tsv: 'text/tab-separated-values text/plain',
  txt: 'text/plain',
  md: 'text/markdown text/x-markdown text/plain',
  json: 'application/json text/json text/plain',
  xml: 'application/xml text/xml',
  yaml: 'application/yaml application/x-yaml text/yaml text/x-yaml text/plain',
  yml: 'application/yaml application/x-yaml text/yaml text/x-yaml text/plain',
  html: 'text/html',
  ics: 'text/calendar text/plain',
  vcf: 'text/vcard text/x-vcard text/plain',
  vtt: 'text/vtt text/plain',
  srt: 'application/x-subrip text/srt text/plain',
  rtf: 'application/rtf text/rtf application/msword',
  pdf: 'application/pdf application/x-pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ppt: 'application/vnd.ms-powerpoint',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  odt: 'application/vnd.oasis.opendocument.text',
  ods: 'application/vnd.oasis.opendocument.spreadsheet',
  odp: 'application/vnd.oasis.opendocument.presentation',
  epub: 'application/epub+zip',
  zip: 'application/zip application/x-zip-compressed application/x-zip',
  gz: 'application/gzip application/x-gzip',
  rar: 'application/vnd.rar application/x-rar-compressed application/x-rar',
  '7z': 'application/x-7z-compressed',
  jpg: 'image/jpeg image/jpg image/pjpeg',
  jpeg: 'image/jpeg image/jpg image/pjpeg',
  jfif: 'image/jpeg image/jpg image/pjpeg',
  png: 'image/png image/x-png',
  gif: 'image/gif',
  webp: 'image/webp',
  avif: 'image/avif',
  heic: 'image/heic image/heic-sequence image/heif',
  heif: 'image/heif image/heif-sequence image/heic',
  svg: 'image/svg+xml',
  bmp: 'image/bmp image/x-ms-bmp',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  ico: 'image/vnd.microsoft.icon image/x-icon',
  psd: 'image/vnd.adobe.photoshop application/x-photoshop image/x-photoshop',
  dng: 'image/x-adobe-dng image/dng',
  mp4: 'video/mp4',
  m4v: 'video/mp4 video/x-m4v',
  mov: 'video/quicktime',
  webm: 'video/webm audio/webm',
  mkv: 'video/matroska video/x-matroska',
  avi: 'video/x-msvideo video/avi video/msvideo',
  mpg: 'video/mpeg',
  mpeg: 'video/mpeg',
  '3gp': 'video/3gpp audio/3gpp',
  mp3: 'audio/mpeg audio/mp3',
  m4a: 'audio/mp4 audio/x-m4a audio/m4a',
  aac: 'audio/aac audio/x-aac',
  wav: 'audio/wav audio/x-wav audio/wave audio/vnd.wave',
  flac: 'audio/flac audio/x-flac',
  ogg: 'audio/ogg video/ogg application/ogg',
  opus: 'audio/ogg audio/opus',
};

// No type, or the type of any binary content.
const genericType = /^$|^(application|binary)\/(octet-stream|x-download|force-download|x-unknown)$/;

/** Returns the types that are common for the extension of a name, the registered one first. */
export function getTypesOfName(name: string): readonly string[] {
  const extension = /\.([^.]+)$/.exec(name.toLowerCase())?.[1] ?? '';
  const types = Object.hasOwn(typesByExtension, extension)
    ? typesByExtension[extension]
    : undefined;
  return types?.split(' ') ?? [];
}

/**
 * Returns the types of a file: the type that the system reports, followed by all types of the extension if the reported type is missing,
 * generic or one of them.
 */
export function getTypes({ name, type }: Pick<File, 'name' | 'type'>): readonly string[] {
  const reported = type.toLowerCase().replace(/;.*$/, '');
  const byName = getTypesOfName(name);
  return genericType.test(reported) || byName.includes(reported)
    ? [reported, ...byName]
    : [reported];
}

/** Returns the extensions of a type, such as `.csv` for `text/csv`. */
export function getExtensions(type: string): readonly string[] {
  return Object.entries(typesByExtension)
    .filter(([, types]) => types.split(' ')[0] === type)
    .map(([extension]) => `.${extension}`);
}
