import { UserRound } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, Root } from './Avatar.styles.ts';
import { getInitials } from './getInitials.ts';

export type AvatarProps = {
  /** The name of the person or brand, from which the initials are taken. */
  name: string;
  /** The URL of a picture. Initials are shown while it loads and if it fails. */
  src?: string | null;
  /** The accessible name. Without one the avatar is decorative and hidden from screen readers. */
  label?: string;
  /**
   * The width and height: 24, 32, 40, 56 or 96 px.
   * @default 'md'
   */
  size?: 'xs' | 'sm' | 'md' | 'lg' | 'xl';
  /**
   * A circle for people, a rounded square for brands.
   * @default 'circle'
   */
  shape?: 'circle' | 'square';
  id?: string;
  ref?: Ref<HTMLSpanElement>;
};

/** Shows a person or a brand as a picture or initials. */
export function Avatar({ name, src, label, size = 'md', shape = 'circle', ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = getInitials(name);
  const labelProps = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root {...props} {...labelProps} data-size={size} data-shape={shape} data-initials={initials}>
      {!initials && <Icon as={UserRound} size={size === 'xs' ? 14 : 20} />}
      {src && src !== failed && (
        <Picture src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      )}
    </Root>
  );
}
