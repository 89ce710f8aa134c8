// Reads 256 KB, because metadata of any size may precede the mark of an animation.
const headerBytes = 262_144;

/** Returns whether a GIF, WebP or PNG file is an animation, by its first 256 KB. */
export async function isAnimatedPicture(file: Blob): Promise<boolean> {
  const buffer = await file.slice(0, headerBytes).arrayBuffer();
  const content = new TextDecoder('latin1').decode(buffer);
  if (content.startsWith('RIFF') && content.startsWith('WEBPVP8X', 8)) {
    // The flags are the first byte of the chunk VP8X, after the file's header and the chunk's header.
    const flagsIndex = 20;
    const animationFlag = 2;
    return (content.charCodeAt(flagsIndex) & animationFlag) !== 0;
  }
  if (content.startsWith('GIF8')) {
    // A repeated animation has this extension; each of several pictures a block with its duration.
    return content.includes('NETSCAPE2.0') || content.split('\x21\xF9\x04').length > 2;
  }
  // An animated PNG has the chunk acTL before its picture data (IDAT).
  const [header = ''] = content.split('IDAT', 1);
  return header.startsWith('PNG\r\n', 1) && header.includes('acTL');
}
