import { CircleCheck, File as FileIcon } from 'lucide-react';
import { useCallback, useState, type ReactNode } from 'react';
import { FormattedMessage } from '../../i18n/FormattedMessage/FormattedMessage.tsx';
import { defineMessages, useIntl } from '../../i18n/intl.ts';
import { Icon } from '../../primitives/Icon/Icon.tsx';
import { ProgressBar } from '../../primitives/ProgressBar/ProgressBar.tsx';
import type { FileEntry } from './fileEntry.ts';
import { useNumberFormats } from '../../formatters/useNumberFormats.ts';
import { formatBytes } from './fileFormats.ts';

type FilePreviewProps = { entry: FileEntry; isPicture: boolean };

/** Renders a preview of a picture, or a file icon. It is decorative: the name of the file is next to it. */
function FilePreview({ entry: { file, previewUrl }, isPicture }: FilePreviewProps) {
  const [isBroken, setIsBroken] = useState(false);
  // A ref callback, so that a created URL is revoked when its image leaves the page. A URL of the caller is not revoked.
  const setSource = useCallback(
    (image: HTMLImageElement | null) => {
      if (image === null) return undefined;
      const url = previewUrl ?? URL.createObjectURL(file);
      image.src = url;
      return () => {
        if (url !== previewUrl) URL.revokeObjectURL(url);
      };
    },
    [file, previewUrl],
  );
  return (
    <span data-part="preview">
      {isPicture && !isBroken ? (
        <img ref={setSource} alt="" onError={() => setIsBroken(true)} />
      ) : (
        <Icon as={FileIcon} size={24} />
      )}
    </span>
  );
}

type Props = {
  entry: FileEntry;
  /** Whether to show a preview. */
  isPicture: boolean;
  /** The reason if it is rejected. */
  rejection: string | null;
  /** The uploaded share, from 0 to 1; undefined while unknown. */
  progress: number | undefined;
  children: ReactNode;
};

const stateMessages = defineMessages({
  failed: { id: 'ds.file.stateFailed', defaultMessage: 'The upload failed.' },
  cancelled: { id: 'ds.file.stateCancelled', defaultMessage: 'The upload was cancelled.' },
});

/** Renders one file with its state, progress and errors. */
export function FileRow({ entry, isPicture, rejection, progress, children }: Props) {
  const { formatMessage } = useIntl();
  const formats = useNumberFormats();
  const { file, state } = entry;
  const uploadError =
    state === 'failed' || state === 'cancelled'
      ? (entry.errorMessage ?? formatMessage(stateMessages[state]))
      : null;
  const error = rejection ?? uploadError;
  return (
    <>
      {/* With a key, because another URL may work. */}
      <FilePreview key={entry.previewUrl} entry={entry} isPicture={isPicture} />
      <div data-part="facts">
        <div data-part="name">
          <bdi>{file.name}</bdi>
          {file.size > 0 && <span>{formatBytes(file.size, formats)}</span>}
          {state === 'uploaded' && (
            <span data-part="done">
              <Icon as={CircleCheck} size={16} />
              <FormattedMessage id="ds.file.stateUploaded" defaultMessage="Uploaded" />
            </span>
          )}
        </div>
        {error !== null && <div data-part="error">{error}</div>}
        {state === 'uploading' && (
          <ProgressBar
            label={formatMessage(
              { id: 'ds.file.uploading', defaultMessage: 'Uploading {name}' },
              { name: file.name },
            )}
            value={(progress ?? 0) * 100}
            isIndeterminate={progress === undefined}
          />
        )}
        {children}
      </div>
    </>
  );
}
