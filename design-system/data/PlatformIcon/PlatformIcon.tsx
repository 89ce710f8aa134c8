import type { Ref } from 'react';
import styled from 'styled-components';
import { platformDrawings, type Platform } from './platforms.tsx';

export type PlatformIconProps = {
  /** The social network. */
  platform: Platform;
  /**
   * Width and height in px; legible from 16.
   * @default 24
   */
  size?: number;
  /**
   * Its accessible name; without one it is decoration, for where the name stands beside it.
   * @default none
   */
  label?: string;
  id?: string;
  ref?: Ref<SVGSVGElement>;
};

const Root = styled.svg`
  flex: none;
`;

/** A sign for a social network in the colour of the text around it. PlatformName has the name as well. */
export function PlatformIcon({ platform, size = 24, label, ...props }: PlatformIconProps) {
  return (
    <Root
      {...props}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    >
      {platformDrawings[platform]}
    </Root>
  );
}
