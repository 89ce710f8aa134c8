import { X } from 'lucide-react';
import { useRef, type ReactNode, type Ref } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { useProps } from '../../internal/useProps.ts';
import { useAnnouncedText } from '../../internal/announcer.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import { toneIcons, type Tone } from '../../primitives/tone.ts';
import { Body, IconSlot, Message, Root, Text, Texts, Title } from './Banner.styles.ts';

export type BannerProps = {
  /** The message. */
  children?: ReactNode;
  /** A summary in a few words. */
  title?: ReactNode;
  /**
   * The meaning of the message.
   * @default 'neutral'
   */
  tone?: Tone;
  /** An icon of 20 px with the meaning of the colour. By default the icon of the tone. */
  icon?: ReactNode;
  /** What users can do: a Button or a link. */
  actions?: ReactNode;
  /** Adds a dismiss button. Called when it is pressed; the caller then stops rendering the banner. */
  onDismiss?: () => void;
  /**
   * Whether the banner is announced when it appears, and when its text changes: at once if it is danger, else in the next pause.
   * @default false
   */
  isLive?: boolean;
  id?: string;
  className?: string;
  ref?: Ref<HTMLDivElement>;
};

/** Renders a persistent message on the page: feedback, the reason why something is blocked, "you are offline". */
export function Banner(given: BannerProps) {
  const {
    children,
    title,
    tone = 'neutral',
    icon,
    actions,
    onDismiss,
    isLive,
    ...props
  } = useProps('Banner', given);
  const { formatMessage } = useIntl();
  const isAlert = isLive && tone === 'danger';
  const texts = useRef<HTMLDivElement>(null);
  // Browsers announce an alert that is inserted together with its text, but no other live region.
  useAnnouncedText(texts, { announcesFirst: true, isActive: isLive === true && !isAlert });
  return (
    <Root {...props} data-tone={tone} role={isAlert ? 'alert' : undefined}>
      <Body data-part="body">
        <Message data-part="region">
          <IconSlot data-part="icon-slot">
            {icon ?? <Icon as={toneIcons[tone]} size={20} />}
          </IconSlot>
          <Texts data-part="texts" ref={texts}>
            {title && <Title data-part="title">{title}</Title>}
            {children && <Text data-part="message">{children}</Text>}
          </Texts>
        </Message>
        {actions}
      </Body>
      {onDismiss && (
        <IconButton
          size="sm"
          aria-label={formatMessage({ id: 'ds.banner.dismiss', defaultMessage: 'Dismiss' })}
          onPress={onDismiss}
        >
          <Icon as={X} size={18} />
        </IconButton>
      )}
    </Root>
  );
}
