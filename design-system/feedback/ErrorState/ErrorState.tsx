import type { HeadingLevel } from '../../primitives/Heading/Heading.tsx';
import { CloudAlert, RotateCw } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { Button } from '../../primitives/Button/Button.tsx';
import { Spinner } from '../../primitives/Spinner/Spinner.tsx';
import { Disc, Root as Column, Text, Title } from '../EmptyState/EmptyState.styles.ts';
import { Row, RowText } from './ErrorState.styles.ts';
import { useBusy } from '../../internal/useBusy.ts';
import { wrapTexts } from '../../internal/wrapTexts.tsx';

export type ErrorStateProps = {
  /** What failed, as a sentence: "The jobs could not be loaded." */
  title: ReactNode;
  /** The reason, and what still works. */
  children?: ReactNode;
  /** Adds a retry button. While the returned promise is pending, the button shows a spinner. */
  onRetry?: () => void | Promise<unknown>;
  /** Another action. */
  actions?: ReactNode;
  /**
   * Whether it is one line, for a part that keeps its previous content.
   * @default false
   */
  isCompact?: boolean;
  /**
   * The level of the title in the outline of the page; not used if compact.
   * @default 2
   */
  level?: HeadingLevel;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Reports what failed and offers a retry. It is an alert, announced when it appears. */
export function ErrorState(given: ErrorStateProps) {
  const {
    title,
    children,
    onRetry,
    actions,
    isCompact,
    level = 2,
    ...props
  } = useProps('ErrorState', given);
  const { formatMessage } = useIntl();
  const { isBusy, run } = useBusy(onRetry);
  const retry = onRetry && (
    <Button
      variant="soft"
      size={isCompact ? 'sm' : 'md'}
      icon={
        isBusy ? (
          <Spinner
            size="sm"
            aria-label={formatMessage({
              id: 'ds.errorState.retrying',
              defaultMessage: 'Trying again',
            })}
          />
        ) : (
          <Icon as={RotateCw} size={16} />
        )
      }
      onPress={() => void run()}
    >
      <FormattedMessage id="ds.errorState.retry" defaultMessage="Try again" />
    </Button>
  );
  if (isCompact) {
    return (
      <Row data-part="row" {...props} role="alert">
        <Icon as={CloudAlert} size={18} />
        <RowText data-part="row-text">
          {wrapTexts(title)} {wrapTexts(children)}
        </RowText>
        {retry}
        {actions}
      </Row>
    );
  }
  return (
    <Column {...props} role="alert" data-tone="danger">
      <Disc data-part="disc">
        <Icon as={CloudAlert} size={28} />
      </Disc>
      <Title data-part="title" as={`h${level}`}>
        {title}
      </Title>
      {children && <Text data-part="message">{children}</Text>}
      {retry}
      {actions}
    </Column>
  );
}
