import { ImageOff } from 'lucide-react';
import { useCallback, useState, type Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { watchPicture } from '../../internal/watchPicture.ts';
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
  const watch = useCallback(
    (image: HTMLImageElement) => watchPicture(image, { onError: () => setFailed(true) }),
    [],
  );
  const text = alt || name;
  return (
    <PictureLink data-part="picture-link" href={src} target="_blank" rel="noreferrer">
      {hasFailed ? (
        <Missing data-part="missing">
          <Icon as={ImageOff} size={20} />
          <span>{text}</span>
        </Missing>
      ) : (
        <img ref={watch} src={src} alt={text} loading="lazy" />
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
