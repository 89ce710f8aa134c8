import { Banner, Button, Dialog, FileField, ImageCropper, Stack } from '@byline/design-system';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePicture } from './usePicture.ts';

type PictureDialogProps = { label: string; onClose: () => void };

const types = ['image/jpeg', 'image/png', 'image/webp'];
const largest = 5_000_000;

/** Choosing a picture and the square of it that is shown. */
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
          <Button
            isDisabled={!picture.src}
            isPending={picture.isSaving}
            onPress={() => void picture.save()}
          >
            <FormattedMessage id="picture.save" defaultMessage="Save picture" />
          </Button>
        </>
      }
    >
      <Stack gap="md">
        {picture.problem && (
          <Banner tone="danger" isLive>
            {picture.problem}
          </Banner>
        )}
        <FileField
          name="picture"
          label={formatMessage({ id: 'picture.file', defaultMessage: 'File' })}
          accept={types}
          maxSize={largest}
          value={picture.entries}
          onChange={picture.choose}
        />
        {picture.src && (
          <ImageCropper
            label={label}
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
