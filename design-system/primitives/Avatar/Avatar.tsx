import { UserRound } from 'lucide-react';
import type { Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { drawEmblem, getPalette } from '../../internal/art/drawTiles.ts';
import { Picture } from '../../internal/art/Picture.tsx';
import { Tiles } from '../../internal/art/Tiles.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Root } from './Avatar.styles.ts';
import { getInitials } from './getInitials.ts';
import { checkProps } from '../../internal/propGuards.ts';
import { isDevelopment } from '../../internal/warnOnce.ts';

export type AvatarProps = {
  /** The name of the person or brand, from which the initials are taken. */
  name: string;
  /** The URL of a picture. Initials or the emblem are shown while it loads and if it fails. */
  src?: string | null;
  /** The accessible name. Without one the avatar is decorative and hidden from screen readers. */
  'aria-label'?: string;
  /**
   * The width and height: 24, 32, 40, 56 or 96 px.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /**
   * A circle with initials for people, a rounded square with an emblem drawn from the name for brands.
   * @default 'circle'
   */
  shape?: 'circle' | 'square';
  id?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** Shows a person or a brand as a picture, initials or an emblem. */
export function Avatar(given: AvatarProps) {
  const {
    name,
    src,
    'aria-label': label,
    size = 'md',
    shape = 'circle',
    ...props
  } = useProps('Avatar', given);
  if (isDevelopment) checkProps('Avatar', { name });
  const isBrand = shape === 'square' && name !== '';
  const initials = isBrand ? '' : getInitials(name);
  const labelProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root
      {...props}
      {...labelProps}
      data-size={size}
      data-shape={shape}
      data-palette={isBrand ? getPalette(name) : 'sand'}
      data-initials={initials}
    >
      {isBrand && <Tiles paths={drawEmblem(name)} columns={2} rows={2} />}
      {!isBrand && !initials && <Icon as={UserRound} size={size === 'xs' ? 14 : 20} />}
      <Picture src={src} />
    </Root>
  );
}
