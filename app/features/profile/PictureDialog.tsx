import {
  Banner,
  Button,
  cropImage,
  Dialog,
  type FileEntry,
  FileField,
  fullCrop,
  ImageCropper,
  Stack,
  useAction,
} from '@byline/design-system';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { maxPictureBytes, pictureTypes } from '../../../contract/rules/pictures.ts';
import { ApiError } from '../../api/ApiError.ts';
import { useProfileMutations } from '../../api/profile.ts';
import { pictureWords } from '../pictures/pictureWords.ts';
import { toDataUrl } from '../pictures/readPicture.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';

type PictureDialogProps = { label: string; onClose: () => void };

/** The side of the square that is sent, from which the server makes the stored picture of 512 px. */
const sizePx = 1024;

function usePicture(onSaved: () => void) {
  const { formatMessage } = useIntl();
  const { saveImage } = useProfileMutations();
  const describeError = useDescribeError();
  const [entries, setEntries] = useState<readonly FileEntry[]>([]);
  const [src, setSrc] = useState<string | null>(null);
  const [crop, setCrop] = useState(fullCrop);
  const [error, setError] = useState<string | null>(null);
  useEffect(() => () => URL.revokeObjectURL(src ?? ''), [src]);

  const choose = (next: readonly FileEntry[]) => {
    const file = next[0]?.file;
    setEntries(next);
    setError(null);
    // The field also calls `onChange` when the state of the same file changes, which must not reset the crop.
    if (file === entries[0]?.file) return;
    setCrop(fullCrop);
    setSrc(file && pictureTypes.includes(file.type) ? URL.createObjectURL(file) : null);
  };
  const getErrorText = (cause: unknown) => {
    if (!(cause instanceof ApiError)) {
      return formatMessage(pictureWords.unreadable);
    }
    const { errors, error: text, message } = describeError(cause);
    return errors?.['image'] ?? text ?? message ?? null;
  };
  const { run: save, isPending } = useAction(async () => {
    const file = entries[0]?.file;
    if (!file) return;
    setError(null);
    try {
      const square = await cropImage(file, crop, { size: sizePx });
      await saveImage(await toDataUrl(square));
      onSaved();
    } catch (cause) {
      setError(getErrorText(cause));
    }
  });
  return { entries, choose, src, crop, setCrop, error, isPending, save };
}

/** Chooses a picture file, crops it to a square and saves it. */
export function PictureDialog({ label, onClose }: PictureDialogProps) {
  const { formatMessage } = useIntl();
  const picture = usePicture(onClose);
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={<FormattedMessage id="picture.choose" defaultMessage="Choose a picture" />}
      footer={
        <>
          <Button variant="ghost" onPress={onClose}>
            <FormattedMessage id="picture.cancel" defaultMessage="Cancel" />
          </Button>
          <Button isDisabled={!picture.src} isPending={picture.isPending} onPress={picture.save}>
            <FormattedMessage id="picture.save" defaultMessage="Save picture" />
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {picture.error && (
          <Banner tone="danger" isLive>
            {picture.error}
          </Banner>
        )}
        <FileField
          name="picture"
          label={formatMessage({ id: 'picture.file', defaultMessage: 'File' })}
          acceptedFileTypes={pictureTypes}
          maxSize={maxPictureBytes}
          value={picture.entries}
          onChange={picture.choose}
        />
        {picture.src && (
          <ImageCropper
            aria-label={label}
            src={picture.src}
            shape="circle"
            value={picture.crop}
            onChange={picture.setCrop}
          />
        )}
      </Stack>
    </Dialog>
  );
}
