import { useState } from 'react';
import { Photo } from './Tiles.styles.ts';

/** Renders a picture over drawn art. Renders nothing without one, and once it has failed to load. */
export function Picture({ src }: { src: string | null | undefined }) {
  const [failed, setFailed] = useState<string | null>(null);
  if (!src || src === failed) return null;
  return <Photo data-part="photo" src={src} alt="" loading="lazy" onError={() => setFailed(src)} />;
}
