import { ImageOff } from 'lucide-react';
import { useState, type Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Missing, PictureLink, Root } from './PictureList.styles.ts';

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
  items: readonly PictureItem[];
  id?: string;
  className?: string;
  ref?: Ref<HTMLUListElement>;
};

/** Renders one picture as a link. Its text replaces a picture that cannot be loaded, which browsers would show as a broken image. */
function Preview({ src, name, alt }: PictureItem) {
  const [hasFailed, setFailed] = useState(false);
  const text = alt || name;
  return (
    <PictureLink data-part="picture-link" href={src} target="_blank" rel="noreferrer">
      {hasFailed ? (
        <Missing data-part="missing">
          <Icon as={ImageOff} size={20} />
          <span>{text}</span>
        </Missing>
      ) : (
        <img
          // The picture may have failed before the scripts ran.
          ref={(image) => {
            if (image?.complete && image.naturalWidth === 0 && image.currentSrc) setFailed(true);
          }}
          src={src}
          alt={text}
          loading="lazy"
          onError={() => setFailed(true)}
        />
      )}
    </PictureLink>
  );
}

/** Renders small previews of pictures, each of which opens the whole picture in a new tab. Without pictures it renders nothing. */
export function PictureList(given: PictureListProps) {
  const { items, ...props } = useProps('PictureList', given);
  if (items.length === 0) return null;
  return (
    <Root {...props}>
      {items.map((picture, index) => (
        // The same picture may be there twice.
        <li key={`${index} ${picture.src}`}>
          <Preview {...picture} />
        </li>
      ))}
    </Root>
  );
}
