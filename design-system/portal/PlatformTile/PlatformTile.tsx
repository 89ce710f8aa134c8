import type { CSSProperties, Ref } from 'react';
import { useProps } from '../../internal/useProps.ts';
import { PlatformIcon } from '../PlatformIcon/PlatformIcon.tsx';
import type { Platform } from '../PlatformIcon/platforms.tsx';
import { Root } from './PlatformTile.styles.ts';

export type PlatformTileProps = {
  /** The social network. */
  platform: Platform;
  id?: string;
  className?: string;
  ref?: Ref<HTMLSpanElement>;
};

/**
 * Renders a square of 40 px with the icon of a social network, before its name in a list. The icon has the colour of the network, or
 * the colour of text if its contrast is too low. Decorative: hidden from screen readers.
 */
export function PlatformTile(given: PlatformTileProps) {
  const { platform, ...props } = useProps('PlatformTile', given);
  const style = { '--platform-color': `var(--color-platform-${platform})` } as CSSProperties;
  return (
    <Root {...props} style={style} data-platform={platform} aria-hidden="true">
      <PlatformIcon platform={platform} size={22} />
    </Root>
  );
}
