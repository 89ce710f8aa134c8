import { UserRound } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, Root } from './Avatar.styles.ts';
import { initialsOf } from './initialsOf.ts';

export type AvatarProps = {
  /** Whose it is: the source of the initials. */
  name: string;
  /**
   * The address of a picture; until it has come, or where it does not, the initials stand.
   * @default none
   */
  src?: string | null;
  /**
   * Its accessible name; without one it is decoration, for where the name stands beside it.
   * @default none
   */
  label?: string;
  /**
   * 24, 32, 40, 56 or 96 px.
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

/** A person or a brand as a picture or initials. */
export function Avatar({ name, src, label, size = 'md', shape, ...props }: AvatarProps) {
  const [failed, setFailed] = useState<string | null>(null);
  const initials = initialsOf(name);
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <Root {...props} {...naming} data-size={size} data-shape={shape} data-initials={initials}>
      {!initials && <Icon as={UserRound} size={size === 'xs' ? 14 : 20} />}
      {src && src !== failed && (
        <Picture src={src} alt="" loading="lazy" onError={() => setFailed(src)} />
      )}
    </Root>
  );
}
