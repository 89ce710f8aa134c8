import { X } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import type { DialogRenderProps } from 'react-aria-components/Dialog';
import { useIntl } from 'react-intl';
import { Icon, type IconProps } from '../../primitives/Icon/Icon.tsx';
import { ScrollArea } from '../../primitives/ScrollArea/ScrollArea.tsx';
import { IconButton } from '../../primitives/IconButton/IconButton.tsx';
import type { Tone } from '../../primitives/tone.ts';
import { Body, Footer, Header, Sheet, Sign, Title } from './DialogSheet.styles.ts';

/** What stands in a dialog; a function receives `close`. */
export type DialogContent = ReactNode | ((dialog: DialogRenderProps) => ReactNode);

type DialogSheetProps = {
  title: ReactNode;
  children: DialogContent;
  footer: DialogContent;
  /** What has to be answered has no button that only closes it. */
  hasCloseButton: boolean;
  sign?: IconProps['as'] | null;
  tone?: Tone;
  role?: 'dialog' | 'alertdialog';
  id?: string;
  ref?: Ref<HTMLElement>;
};

/** The words in place of, or made with, a function that may close the dialog. */
export function contentOf(content: DialogContent, dialog: DialogRenderProps): ReactNode {
  return typeof content === 'function' ? content(dialog) : content;
}

/** What Dialog and Drawer have in common: a title that stays, content that scrolls, actions that stay. */
export function DialogSheet({
  title,
  children,
  footer,
  hasCloseButton,
  sign,
  tone,
  ...props
}: DialogSheetProps) {
  const { formatMessage } = useIntl();
  return (
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
            {hasCloseButton && (
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
  );
}
