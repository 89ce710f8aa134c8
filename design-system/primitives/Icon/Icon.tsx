import type { ComponentType, Ref, SVGProps } from 'react';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';

export type IconProps = {
  /** The icon: a component of `lucide-react` or any SVG component. */
  as: ComponentType<SVGProps<SVGSVGElement>>;
  /**
   * The width and height in px.
   * @default 24
   */
  size?: number;
  /** The accessible name. Without one the icon is decorative and hidden from screen readers. */
  'aria-label'?: string;
  /**
   * Whether the icon is mirrored in right-to-left text, because it points forward or back.
   * @default false
   */
  isDirectional?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<SVGSVGElement>;
};

const Root = styled.svg`
  flex: none;

  &[data-directional] {
    scale: var(--inline-direction, 1) 1;
  }
`;

/** Renders a line icon in the colour of the text around it. */
export function Icon(given: IconProps) {
  const { as, size = 24, 'aria-label': label, isDirectional, ...props } = useProps('Icon', given);
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
