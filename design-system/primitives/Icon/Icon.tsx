import type { ComponentType, Ref, SVGProps } from 'react';
import styled from 'styled-components';

export type IconProps = {
  /** The drawing: one component of `lucide-react`, or any SVG component. */
  as: ComponentType<SVGProps<SVGSVGElement>>;
  /**
   * Width and height in px.
   * @default 24
   */
  size?: number;
  /**
   * Its accessible name; without one it is decoration, hidden from screen readers.
   * @default none
   */
  label?: string;
  /**
   * It points somewhere, so it is mirrored in right-to-left text.
   * @default false
   */
  isDirectional?: boolean;
  id?: string;
  ref?: Ref<SVGSVGElement>;
};

const Root = styled.svg`
  flex: none;

  &[data-directional]:dir(rtl) {
    scale: -1 1;
  }
`;

/** A line icon in the colour of the text around it. */
export function Icon({ as, size = 24, label, isDirectional, ...props }: IconProps) {
  return (
    <Root
      {...props}
      as={as}
      width={size}
      height={size}
      data-directional={isDirectional || undefined}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
    />
  );
}
