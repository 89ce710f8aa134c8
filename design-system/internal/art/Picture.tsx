import { useCallback, useState } from 'react';
import { watchPicture } from '../watchPicture.ts';
import { Photo } from './Tiles.styles.ts';

/** Renders a picture over drawn art. Renders nothing without one, and once it has failed to load. */
export function Picture({ src }: { src: string | null | undefined }) {
  const [failed, setFailed] = useState<string | null>(null);
  const watch = useCallback(
    (photo: HTMLImageElement) => watchPicture(photo, { onError: () => setFailed(src ?? null) }),
    [src],
  );
  if (!src || src === failed) return null;
  return <Photo data-part="photo" ref={watch} src={src} alt="" loading="lazy" />;
}
