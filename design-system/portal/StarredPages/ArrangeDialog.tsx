import { use, useEffect } from 'react';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { useIntl } from '../../i18n/intl.ts';
import { announce, prepareAnnouncer } from '../../internal/announcer.ts';
import { Dialog } from '../../feedback/Dialog/Dialog.tsx';
import { arrangeLabel } from './arrangeLabel.ts';
import { ArrangeRow } from './ArrangeRow.tsx';
import { List } from './ArrangeDialog.styles.ts';
import type { StarredPage } from './starredPage.ts';
import { StarredContext } from './starredStore.ts';

type ArrangeDialogProps = { pages: readonly StarredPage[]; onClose: () => void };

/** Renders the dialog to reorder and unstar pages; a separate chunk, because it is rarely opened. */
export default function ArrangeDialog({ pages, onClose }: ArrangeDialogProps) {
  const { formatMessage } = useIntl();
  const starred = use(StarredContext);
  // The announcer is prepared also for React Aria, which announces the steps of dragging.
  useEffect(prepareAnnouncer, []);
  const { dragAndDropHooks } = useDragAndDrop<StarredPage>({
    getItems: (keys) => [...keys].map((key) => ({ 'text/plain': String(key) })),
    onReorder({ keys, target: { key, dropPosition } }) {
      if (dropPosition !== 'on') starred.move(keys, String(key), dropPosition);
    },
  });
  const label = formatMessage(arrangeLabel);

  return (
    <Dialog isOpen onOpenChange={onClose} isDismissable title={label}>
      <p>
        <FormattedMessage
          id="ds.starred.arrangeHint"
          defaultMessage="Drag a page to reorder it. With the keyboard, press Enter on its handle, move it with the arrow keys and press Enter again. The bar shows the first ten."
        />
      </p>
      <List
        data-part="arranged-pages"
        aria-label={label}
        items={pages}
        dependencies={[pages]}
        dragAndDropHooks={dragAndDropHooks}
        renderEmptyState={() => (
          <FormattedMessage id="ds.starred.none" defaultMessage="No starred pages." />
        )}
      >
        {(page) => <ArrangeRow id={page.href} page={page} pages={pages} onAnnounce={announce} />}
      </List>
    </Dialog>
  );
}
