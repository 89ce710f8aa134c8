import {
  FileField,
  LiveText,
  Stack,
  Text,
  UploadError,
  type FileEntry,
} from '@byline/design-system';
import {
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxPictures, pictureTypes } from '../../../contract/rules/pictures.ts';
import { ApiError } from '../../api/ApiError.ts';
import {
  getPictureId,
  readPictures,
  storePictures,
  type ChosenPicture,
} from '../../device/pictureStore.ts';
import { PictureNotes } from '../../features/pictures/PictureNotes.tsx';
import { pictureWords } from '../../features/pictures/pictureWords.ts';
import { readPicture } from '../../features/pictures/readPicture.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';
import type { Picture, PictureUploads } from './work.ts';

type PicturesProps = {
  label: string;
  description: ReactNode;
  isRequired?: boolean;
  pictures: readonly Picture[];
  onChange: (pictures: Picture[]) => void;
  uploads: PictureUploads;
};

function toEntry(picture: Picture): FileEntry {
  const { url, name, alt } = picture;
  const file = new File([], name, { type: 'image/webp' });
  return { id: url, file, previewUrl: url, alt, state: 'uploaded', response: picture };
}

// Returns each uploaded picture once, although it can be in two entries while the end of its upload is rendered.
function toPictures(entries: readonly FileEntry[]): Picture[] {
  const pictures = new Map<string, Picture>();
  for (const { state, response, alt } of entries) {
    const picture = response as Picture | undefined;
    if (state === 'uploaded' && picture) pictures.set(picture.url, { ...picture, alt });
  }
  return [...pictures.values()];
}

// Leaves out cancelled uploads and files that the field rejects.
function getPendingUploads(entries: readonly FileEntry[]): ChosenPicture[] {
  return entries
    .filter(({ state }) => state === 'uploading' || state === 'failed')
    .map(({ file, alt }) => ({ file, alt }));
}

/** Stores the pictures on this device until they are uploaded, and adds the pictures of an earlier visit to the entries. */
function useStored(
  { storeName, uploadedIds }: PictureUploads,
  setEntries: Dispatch<SetStateAction<FileEntry[]>>,
) {
  const [isStored, setStored] = useState(true);
  useEffect(() => {
    let isCurrent = true;
    void readPictures(storeName).then((stored) => {
      const waiting = stored.filter(({ file }) => !uploadedIds.includes(getPictureId(file)));
      if (waiting.length < stored.length) void storePictures(storeName, waiting);
      if (!isCurrent || waiting.length === 0) return;
      const restored = waiting.map(({ file, alt }): FileEntry => {
        return { id: getPictureId(file), file, alt, state: 'chosen' };
      });
      setEntries((entries) => [...entries, ...restored]);
    });
    return () => {
      isCurrent = false;
    };
  }, [storeName, uploadedIds, setEntries]);
  const store = (before: readonly FileEntry[], entries: readonly FileEntry[]) => {
    const waiting = getPendingUploads(entries);
    if (waiting.length + getPendingUploads(before).length === 0) return;
    void storePictures(storeName, waiting).then(setStored);
  };
  return { isStored, store };
}

/** Manages the entries of the field: pictures on the server, and pictures that are not uploaded yet. */
function useEntries(pictures: readonly Picture[]) {
  const [entries, setEntries] = useState(() => pictures.map(toEntry));
  const isSame = (one: Picture, other: Picture | undefined) =>
    one.url === other?.url && one.alt === other.alt;
  const uploaded = toPictures(entries);
  const isCurrent =
    uploaded.length === pictures.length &&
    pictures.every((picture, index) => isSame(picture, uploaded[index]));
  // `pictures` changed elsewhere: a conflict was resolved, or an upload whose response was lost was found.
  if (!isCurrent) {
    const notUploaded = entries.filter(({ state }) => state !== 'uploaded');
    setEntries([...pictures.map(toEntry), ...notUploaded]);
  }
  return [entries, setEntries] as const;
}

/** Renders the field for the pictures of a step, which are uploaded immediately. */
export function Pictures({
  pictures,
  onChange,
  uploads,
  isRequired = false,
  ...texts
}: PicturesProps) {
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  const [entries, setEntries] = useEntries(pictures);
  const { isStored, store } = useStored(uploads, setEntries);

  const getReason = (error: unknown): string => {
    if (!(error instanceof ApiError)) {
      return formatMessage(pictureWords.unreadable);
    }
    const { errors, error: text, message } = describeError(error);
    return Object.values(errors ?? {})[0] ?? text ?? message ?? '';
  };
  const uploadOne = async (file: File, { signal }: { signal: AbortSignal }) => {
    try {
      return await uploads.upload(getPictureId(file), () => readPicture(file), signal);
    } catch (error) {
      throw new UploadError(getReason(error), { cause: error });
    }
  };
  const files = useMemo(() => entries.map(({ file }) => file), [entries]);
  const isWaiting = uploads.hasFailed && entries.some(({ state }) => state === 'uploading');
  return (
    <Stack gap="xs">
      <FileField
        {...texts}
        name="media"
        acceptedFileTypes={pictureTypes}
        maxItems={maxPictures}
        hasAltText
        isRequired={isRequired}
        upload={uploadOne}
        value={entries}
        onChange={(next) => {
          store(entries, next);
          setEntries([...next]);
          onChange(toPictures(next));
        }}
      />
      <LiveText as="div">
        {isWaiting && (
          <Text size="sm">
            <FormattedMessage
              id="pictures.waiting"
              defaultMessage="The upload continues once the server responds."
            />
          </Text>
        )}
      </LiveText>
      <PictureNotes files={files} areAtRisk={!isStored && getPendingUploads(entries).length > 0} />
    </Stack>
  );
}
