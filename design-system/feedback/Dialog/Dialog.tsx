import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { DialogRenderProps } from 'react-aria-components/Dialog';
import type { ModalOverlayProps } from 'react-aria-components/Modal';
import { useIntl } from 'react-intl';
import { Icon, type IconProps } from '../../data/Icon/Icon.tsx';
import { IconButton } from '../../navigation/IconButton/IconButton.tsx';
import { ScrollArea } from '../../data/ScrollArea/ScrollArea.tsx';
import { toneIcons, type Tone } from '../tone.ts';
import { Body, Footer, Header, Panel, Sheet, Sign, Title, Veil } from './Dialog.styles.ts';

/** What stands in a dialog; a function receives `close`. */
export type DialogContent = ReactNode | ((dialog: DialogRenderProps) => ReactNode);

export type DialogProps = Pick<
  ModalOverlayProps,
  'isOpen' | 'defaultOpen' | 'onOpenChange' | 'isDismissable' | 'isKeyboardDismissDisabled'
> & {
  /** What it is about; its accessible name. */
  title: ReactNode;
  /** What it says or asks. */
  children: DialogContent;
  /**
   * The actions below: the quiet ones first, the main one last.
   * @default none
   */
  footer?: DialogContent;
  /**
   * What it means; every tone but neutral shows a sign.
   * @default 'neutral'
   */
  tone?: Tone;
  /**
   * A drawing beside the title.
   * @default a sign for the tone
   */
  icon?: IconProps['as'];
  /**
   * Its greatest width: 384, 544 or 800 px. Below 576 px it fills the screen.
   * @default 'md'
   */
  size?: 'sm' | 'md' | 'lg';
  /**
   * `alertdialog` where it interrupts with something that has to be answered.
   * @default 'dialog'
   */
  role?: 'dialog' | 'alertdialog';
  id?: string;
  ref?: Ref<HTMLElement>;
};

function contentOf(content: DialogContent, dialog: DialogRenderProps): ReactNode {
  return typeof content === 'function' ? content(dialog) : content;
}

/**
 * Asks or tells something before the work on the page goes on. Controlled by `isOpen` and `onOpenChange`, or
 * beside its button in a DialogTrigger. Escape and its button close it; a press outside only where
 * `isDismissable`; neither Escape nor a button where `isKeyboardDismissDisabled`: then it has to be answered.
 */
export function Dialog({
  title,
  children,
  footer,
  tone = 'neutral',
  icon,
  size = 'md',
  isOpen,
  defaultOpen,
  onOpenChange,
  isDismissable,
  isKeyboardDismissDisabled,
  ...props
}: DialogProps) {
  const { formatMessage } = useIntl();
  const sign = icon ?? (tone === 'neutral' ? null : toneIcons[tone]);
  return (
    <Veil
      {...(isOpen !== undefined && { isOpen })}
      {...(defaultOpen !== undefined && { defaultOpen })}
      {...(onOpenChange && { onOpenChange })}
      {...(isDismissable !== undefined && { isDismissable })}
      {...(isKeyboardDismissDisabled !== undefined && { isKeyboardDismissDisabled })}
    >
      <Panel data-size={size}>
        <Sheet {...props}>
          {(dialog) => (
            <>
              <Header>
                {sign && (
                  <Sign data-tone={tone}>
                    <Icon as={sign} size={20} />
                  </Sign>
                )}
                <Title slot="title">{title}</Title>
                {!isKeyboardDismissDisabled && (
                  <IconButton
                    size="sm"
                    label={formatMessage({ id: 'ds.dialog.close', defaultMessage: 'Close' })}
                    onPress={dialog.close}
                  >
                    <Icon as={X} size={20} />
                  </IconButton>
                )}
              </Header>
              <ScrollArea>
                <Body>{contentOf(children, dialog)}</Body>
              </ScrollArea>
              {footer && <Footer>{contentOf(footer, dialog)}</Footer>}
            </>
          )}
        </Sheet>
      </Panel>
    </Veil>
  );
}
