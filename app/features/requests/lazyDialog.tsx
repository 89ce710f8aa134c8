import { lazyPart, notify } from '@byline/design-system';
import { Suspense, type ComponentType } from 'react';
import { useIntl } from 'react-intl';
import { requestWords } from './requestWords.ts';

type DialogProps = { onClose: () => void };

/**
 * Creates a dialog whose code loads when it is opened, or by `preload`. If the code does not arrive, the dialog closes with a notice, and
 * opening it again loads it again.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<{ default: ComponentType<Props> }>,
) {
  const Part = lazyPart(load);
  function LazyDialog(props: Props) {
    const { formatMessage } = useIntl();
    const onLost = () => {
      notify({
        tone: 'danger',
        text: formatMessage(requestWords.dialogLost),
      });
      props.onClose();
    };
    return (
      <Suspense>
        <Part {...props} onLost={onLost} />
      </Suspense>
    );
  }
  LazyDialog.preload = Part.preload;
  return LazyDialog;
}
