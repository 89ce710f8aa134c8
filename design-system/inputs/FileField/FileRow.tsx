import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import type { FileEntry } from './fileEntry.ts';
import { FilePreview } from './FilePreview.tsx';
import { formatBytes } from './formatBytes.ts';

type Props = {
  entry: FileEntry;
  /** Why it is refused. */
  refusal: string | null;
  /** The share that has been uploaded. */
  share: number;
  children: ReactNode;
};

const stops = defineMessages({
  failed: { id: 'ds.file.stateFailed', defaultMessage: 'The upload failed.' },
  cancelled: { id: 'ds.file.stateCancelled', defaultMessage: 'The upload was cancelled.' },
});

/** One file: what it is, how far it is, what is wrong with it. */
export function FileRow({ entry, refusal, share, children }: Props) {
  const { formatMessage, locale } = useIntl();
  const { file, state } = entry;
  const stop = state === 'failed' || state === 'cancelled' ? formatMessage(stops[state]) : null;
  const trouble = refusal ?? stop;
  return (
    <>
      <FilePreview file={file} isShown={file.type.startsWith('image/') && refusal === null} />
      <div data-part="facts">
        <div data-part="name">
          <bdi>{file.name}</bdi>
          <span>{formatBytes(file.size, locale)}</span>
          {state === 'uploaded' && (
            <span data-part="done">
              <Icon as={CircleCheck} size={16} />
              <FormattedMessage id="ds.file.stateUploaded" defaultMessage="Uploaded" />
            </span>
          )}
        </div>
        {trouble !== null && <div data-part="error">{trouble}</div>}
        {state === 'uploading' && (
          <ProgressBar
            label={formatMessage(
              { id: 'ds.file.uploading', defaultMessage: 'Uploading {name}' },
              { name: file.name },
            )}
            value={share * 100}
          />
        )}
        {children}
      </div>
    </>
  );
}
