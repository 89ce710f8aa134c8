import { Suspense, type ComponentType } from 'react';
import { useIntl } from '../../i18n/intl.ts';
import { lazyPart } from '../../internal/lazyPart.tsx';
import { useNotices } from './notices.ts';

/** A dialog whose code loads when it is opened. */
export type LazyDialog<Props> = ComponentType<Props> & {
  /** Loads the code before the dialog is opened, such as while the pointer is over its button. A failure is ignored. */
  preload: () => void;
};

/**
 * Creates a dialog whose code loads when it is rendered, which is while it is open, or by `preload`. If the code does not arrive, it is closed
 * with a notice, and opening it again loads it again.
 */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyDialog<Props> {
  const Part = lazyPart(load);
  function Dialog(props: Props) {
    const { formatMessage } = useIntl();
    const { notify } = useNotices();
    const onLost = () => {
      notify({
        tone: 'danger',
        text: formatMessage({
          id: 'ds.lazyDialog.lost',
          defaultMessage: 'This could not be opened. Check your connection or reload the page.',
        }),
      });
      props.onClose();
    };
    return (
      <Suspense>
        <Part {...props} onLost={onLost} />
      </Suspense>
    );
  }
  Dialog.preload = Part.preload;
  return Dialog;
}
