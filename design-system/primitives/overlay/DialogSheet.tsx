import { X } from 'lucide-react';
import { useId, useState, type ReactNode, type Ref } from 'react';
import type { DialogRenderProps } from 'react-aria-components/Dialog';
import { useIntl } from '../../i18n/intl.ts';
import { DialogFooterContext } from '../../internal/dialogFooter.ts';
import { useOverlayEnd } from '../../internal/useOverlayEnd.ts';
import { Icon } from '../Icon/Icon.tsx';
import { ScrollArea } from '../ScrollArea/ScrollArea.tsx';
import { IconButton } from '../IconButton/IconButton.tsx';
import type { Tone } from '../tone.ts';
import { closeLabel } from './closeLabel.ts';
import { Body, Footer, Header, IconSlot, Sheet, Title } from './DialogSheet.styles.ts';

/** The content of a dialog; a function receives `close`. */
export type DialogContent = ReactNode | ((dialog: DialogRenderProps) => ReactNode);

type DialogSheetProps = {
  title: ReactNode;
  children: DialogContent;
  footer: DialogContent;
  /** Whether there is a close button; false if an answer is required. */
  hasCloseButton: boolean;
  icon?: ReactNode;
  tone?: Tone;
  role?: 'dialog' | 'alertdialog';
  'aria-describedby'?: string | undefined;
  id?: string;
  className?: string;
  ref?: Ref<HTMLElement>;
};

/** Returns the content, calling it if it is a function. */
export function renderContent(content: DialogContent, dialog: DialogRenderProps): ReactNode {
  return typeof content === 'function' ? content(dialog) : content;
}

/** Renders the inside of Dialog and Drawer: a fixed title, scrolling content and fixed actions. */
export function DialogSheet({
  title,
  children,
  footer,
  hasCloseButton,
  icon,
  tone,
  ...props
}: DialogSheetProps) {
  const { formatMessage } = useIntl();
  // React Aria looks for the title in the document of the script, not in a shadow root.
  const titleId = useId();
  // An ActionBar in the content renders its actions into the footer.
  const [footerElement, setFooterElement] = useState<HTMLElement | null>(null);
  // Finds a place for the focus at the end, and keeps an Escape of an input method from closing the dialog.
  useOverlayEnd();
  return (
    <Sheet data-part="sheet" aria-labelledby={titleId} {...props}>
      {(dialog) => (
        <>
          <Header data-part="header">
            {icon && (
              <IconSlot data-part="icon-slot" data-tone={tone}>
                {icon}
              </IconSlot>
            )}
            <Title data-part="title" slot="title" id={titleId}>
              {title}
            </Title>
            {hasCloseButton && (
              <IconButton size="sm" aria-label={formatMessage(closeLabel)} onPress={dialog.close}>
                <Icon as={X} size={20} />
              </IconButton>
            )}
          </Header>
          <ScrollArea
            aria-label={formatMessage({ id: 'ds.dialog.content', defaultMessage: 'Content' })}
          >
            <DialogFooterContext value={footerElement}>
              <Body data-part="body">{renderContent(children, dialog)}</Body>
            </DialogFooterContext>
          </ScrollArea>
          <Footer data-part="footer-actions" ref={setFooterElement}>
            {renderContent(footer, dialog)}
          </Footer>
        </>
      )}
    </Sheet>
  );
}
