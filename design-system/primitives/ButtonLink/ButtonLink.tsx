import type { ReactNode, Ref } from 'react';
import { Link as AriaLink, type LinkProps as AriaLinkProps } from 'react-aria-components/Link';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import type { OwnProps } from '../../internal/ownProps.ts';
import { buttonStyles, getButtonAttributes } from '../Button/Button.styles.ts';
import type { ButtonStyleProps } from '../Button/buttonStyleProps.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

export type ButtonLinkProps = OwnProps<AriaLinkProps> &
  ButtonStyleProps & {
    /** The URL of the destination. */
    href: string;
    /** The label: the name of the destination. */
    children: ReactNode;
    /** An icon before the label. */
    icon?: ReactNode;
    /**
     * Whether the link is as wide as its container.
     * @default false
     */
    isFullWidth?: boolean;
    ref?: Ref<HTMLAnchorElement>;
  };

const Root = styled(AriaLink)`
  ${buttonStyles}
`;

/** Renders a link that looks like a button, for the main navigation of a page, such as "Browse jobs". */
export function ButtonLink(given: ButtonLinkProps) {
  const { tone, variant, size, icon, isFullWidth, children, ...props } = useProps(
    'ButtonLink',
    given,
  );
  return (
    <Root
      {...props}
      {...getButtonAttributes({ tone, variant, size })}
      data-wide={isFullWidth || undefined}
    >
      {icon}
      {wrapTexts(children)}
    </Root>
  );
}
