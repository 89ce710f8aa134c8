import type { Ref } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { platformShapes, type Platform } from './platforms.tsx';

export type PlatformIconProps = {
  /** The social network. */
  platform: Platform;
  /**
   * The width and height in px; legible from 16 px.
   * @default 24
   */
  size?: number;
  /** The accessible name. Without one the icon is decorative and hidden from screen readers. */
  'aria-label'?: string;
  id?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
};

const Root = styled.svg`
  flex: none;
  /* Aligns the icon in a line of text. */
  display: inline-block;
  vertical-align: text-bottom;
`;

/** Renders the icon of a social network in the colour of the text around it. `PlatformName` adds the name. */
export function PlatformIcon(given: PlatformIconProps) {
  const { platform, size = 24, 'aria-label': label, ...props } = useProps('PlatformIcon', given);
  return (
    <Root
      {...props}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {platformShapes[platform]}
    </Root>
  );
}
