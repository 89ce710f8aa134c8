import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { OwnProps } from '../../internal/ownProps.ts';
import { Spinner } from '../../feedback/Spinner/Spinner.tsx';
import { buttonStyles } from './Button.styles.ts';
import { lookAttributes, type ButtonLook } from './buttonLook.ts';

export type ButtonProps = OwnProps<AriaButtonProps> &
  ButtonLook & {
    /** What the button does, as a verb. */
    children: ReactNode;
    /** An icon before the text. */
    icon?: ReactNode;
    /**
     * As wide as its container.
     * @default false
     */
    isWide?: boolean;
    ref?: Ref<HTMLButtonElement>;
  };

const Root = styled(AriaButton)`
  ${buttonStyles}
`;

/** Does something. For going somewhere use ButtonLink or Link. While `isPending` it keeps focus and says so. */
export function Button({ tone, variant, size, icon, isWide, children, ...props }: ButtonProps) {
  const { formatMessage } = useIntl();
  return (
    <Root {...props} {...lookAttributes({ tone, variant, size })} data-wide={isWide || undefined}>
      {props.isPending ? (
        <Spinner
          size="sm"
          label={formatMessage({ id: 'ds.button.pending', defaultMessage: 'In progress' })}
        />
      ) : (
        icon
      )}
      {children}
    </Root>
  );
}
