import { useRef, type ReactNode, type Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import styled from 'styled-components';
import { useProps } from '../../internal/useProps.ts';
import { CountMark, type CountBadge } from '../../internal/CountMark.tsx';
import { useHold } from '../../internal/useHold.ts';
import { useSharedRef } from '../../internal/useSharedRef.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';
import type { OwnProps } from '../../internal/ownProps.ts';
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
    'aria-label': string;
    /** The icon. */
    children: ReactNode;
    /**
     * A number at the corner, such as unread messages. The `aria-label` of the button must include it, because screen readers read only
     * that.
     */
    badge?: Pick<CountBadge, 'count'>;
    ref?: Ref<HTMLButtonElement>;
  };

const Root = styled(AriaButton)`
  ${buttonStyles}
`;

/**
 * Renders a button with an icon only, for actions that people recognise; quiet by default. While `isPending` a spinner is in the
 * place of the icon. With `aria-disabled` it keeps focus and does nothing; name the reason by `aria-describedby`.
 */
export function IconButton(given: IconButtonProps) {
  const {
    tone,
    variant = 'ghost',
    size,
    'aria-label': label,
    badge,
    children,
    ref,
    ...props
  } = useProps('IconButton', given);
  const root = useRef<HTMLButtonElement>(null);
  useSharedRef(root, ref);
  useHold(root, props['aria-disabled']);
  return (
    <Root
      {...props}
      ref={root}
      {...getButtonAttributes({ tone, variant, size })}
      data-shape="square"
      aria-label={label}
    >
      <PendingIcon isPending={props.isPending} icon={wrapTexts(children)} />
      {badge && <CountMark count={badge.count} />}
    </Root>
  );
}
