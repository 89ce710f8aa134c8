import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { useIntl } from 'react-intl';
import { Icon, type IconProps } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { toneIcons, type Tone } from '../../primitives/tone.ts';
import { Body, Message, Root, Sign, Text, Title, Words } from './Banner.styles.ts';

export type BannerProps = {
  /**
   * The message.
   * @default none
   */
  children?: ReactNode;
  /**
   * It in a few words.
   * @default none
   */
  title?: ReactNode;
  /**
   * What it means.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * A drawing that says the same as the colour.
   * @default a sign for the tone
   */
  icon?: IconProps['as'];
  /**
   * What can be done about it: a Button or a link.
   * @default none
   */
  action?: ReactNode;
  /**
   * Called when the reader puts it away; the caller stops rendering it.
   * @default it cannot be put away
   */
  onDismiss?: () => void;
  /**
   * It appears while the page is in use, so it is read out at once: as an alert where it is danger, else as a status.
   * @default false
   */
  isLive?: boolean;
  id?: string;
  ref?: Ref<HTMLDivElement>;
};

/** A message that stays in its place: feedback, a reason why something is blocked, "you are offline". */
export function Banner({
  children,
  title,
  tone = 'neutral',
  icon,
  action,
  onDismiss,
  isLive,
  ...props
}: BannerProps) {
  const { formatMessage } = useIntl();
  const role = tone === 'danger' ? 'alert' : 'status';
  return (
    <Root {...props} data-tone={tone} {...(isLive && { role })}>
      <Body>
        <Message>
          <Sign>
            <Icon as={icon ?? toneIcons[tone]} size={20} />
          </Sign>
          <Words>
            {title && <Title>{title}</Title>}
            {children && <Text>{children}</Text>}
          </Words>
        </Message>
        {action}
      </Body>
      {onDismiss && (
        <IconButton
          size="sm"
          label={formatMessage({ id: 'ds.banner.dismiss', defaultMessage: 'Dismiss' })}
          onPress={onDismiss}
        >
          <Icon as={X} size={18} />
        </IconButton>
      )}
    </Root>
  );
}
