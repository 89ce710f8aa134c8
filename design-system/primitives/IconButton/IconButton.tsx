import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import styled from 'styled-components';
import type { OwnProps } from '../../internal/ownProps.ts';
import * as tokens from '../../theme/generated/tokens.ts';
import { forcedColors } from '../../theme/mixins.ts';
import { buttonStyles, getButtonAttributes } from '../Button/Button.styles.ts';
import type { ButtonStyleProps } from '../Button/buttonStyleProps.ts';
import { PendingIcon } from '../Button/PendingIcon.tsx';

export type IconButtonProps = Omit<OwnProps<AriaButtonProps>, 'aria-label'> &
  Omit<ButtonStyleProps, 'variant'> & {
    /**
     * The emphasis.
     * @default 'ghost'
     */
    variant?: ButtonStyleProps['variant'];
    /** The accessible name: what the button does, as a verb. */
    label: string;
    /** The icon. */
    children: ReactNode;
    /**
     * A number at the corner, such as unread messages, which the `label` must name for screen readers. 0 shows none.
     * @default 0
     */
    count?: number;
    ref?: Ref<HTMLButtonElement>;
  };

const { color, space, font, radius } = tokens;

const Root = styled(AriaButton)`
  ${buttonStyles}
`;

const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: 1.125rem;
  padding-inline: ${space['2xs']};
  border-radius: ${radius.pill};
  background: ${color.danger.solid};
  color: ${color.danger.onSolid};
  font-size: ${font.size.xs};
  font-weight: ${font.weight.semibold};
  line-height: 1.125rem;
  text-align: center;
  pointer-events: none;

  /* Generated content: as text, “99+” would contradict the exact number in the label. */
  &::before {
    content: attr(data-count);
  }
  ${forcedColors} {
    border: 1px solid ButtonText;
  }
`;

const highestCount = 99;

function formatCount(count: number): string {
  return count > highestCount ? `${highestCount}+` : String(count);
}

/**
 * Renders a button with an icon only, for actions that people recognise; quiet by default. While `isPending` a spinner is in the
 * place of the icon.
 */
export function IconButton({
  tone,
  variant = 'ghost',
  size,
  label,
  count = 0,
  children,
  ...props
}: IconButtonProps) {
  return (
    <Root
      {...props}
      {...getButtonAttributes({ tone, variant, size })}
      data-shape="square"
      aria-label={label}
    >
      <PendingIcon isPending={props.isPending} icon={children} />
      {count > 0 && <Count data-count={formatCount(count)} />}
    </Root>
  );
}
