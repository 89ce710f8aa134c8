import type { Ref } from 'react';
import { PictureLink, Root } from './PictureList.styles.ts';

/** A picture in a PictureList. */
export type PictureItem = {
  /** The URL of the picture. */
  src: string;
  /** The name of the file, used if there is no alternative text. */
  name: string;
  /** The alternative text. */
  alt: string;
};

export type PictureListProps = {
  /** The pictures, in order. */
  pictures: readonly PictureItem[];
  id?: string;
  ref?: Ref<HTMLUListElement>;
};

/** Renders small previews of pictures, each of which opens the whole picture in a new tab. Nothing without pictures. */
export function PictureList({ pictures, ...props }: PictureListProps) {
  if (pictures.length === 0) return null;
  return (
    <Root {...props}>
      {pictures.map(({ src, name, alt }) => (
        <li key={src}>
          <PictureLink href={src} target="_blank" rel="noreferrer">
            <img src={src} alt={alt || name} loading="lazy" />
          </PictureLink>
        </li>
      ))}
    </Root>
  );
}
