import {
  Button,
  FileField,
  Form,
  Icon,
  Inline,
  Stack,
  SubmitButton,
  TextAreaField,
  type FormErrors,
} from '@byline/design-system';
import { ImagePlus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { messageMaxLength } from '../../../contract/rules/texts.ts';
import {
  maxMessagePictures,
  maxPictureBytes,
  pictureTypes,
} from '../../../contract/rules/pictures.ts';
import { getStoredDraft, useStoredDraft } from '../../device/storedDraft.ts';
import { storePictures, type ChosenPicture } from '../../device/pictureStore.ts';
import { PictureNotes } from '../pictures/PictureNotes.tsx';
import { shrinkPicture } from '../pictures/readPicture.ts';
import { useChosenPictures } from '../pictures/useChosenPictures.ts';
import { OfflineNote } from '../requests/OfflineNote.tsx';

type ComposerProps = {
  jobId: string;
  onSend: (body: string, pictures: ChosenPicture[]) => void;
  /** Whether the field gets focus when it mounts, so that the user can write the next message. */
  hasFocus: boolean;
  /** Other actions of the discussion, beside the buttons of the form. */
  children: ReactNode;
};

function shrinkAll(pictures: readonly ChosenPicture[]): Promise<ChosenPicture[]> {
  return Promise.all(
    pictures.map(async ({ file, alt }) => ({ file: await shrinkPicture(file), alt })),
  );
}

function sumBytes(pictures: readonly ChosenPicture[]): number {
  return pictures.reduce((sum, { file }) => sum + file.size, 0);
}

/** Renders the form for a message. Until it is sent, text and pictures are stored on this device. */
export function Composer({ jobId, onSend, hasFocus, children }: ComposerProps) {
  const { formatMessage } = useIntl();
  const draftName = `message:${jobId}`;
  const draft = useStoredDraft(draftName);
  const [chosen, setChosen, areStored] = useChosenPictures(draftName);
  const files = useMemo(() => chosen.map(({ file }) => file), [chosen]);
  const [isAdding, setAdding] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  const send = async ({ body }: { body: string }): Promise<FormErrors | undefined> => {
    // Not `isRequired`: the empty field would show an error whenever the focus leaves it.
    if (body.trim() === '') {
      const text = formatMessage({
        id: 'discussion.required',
        defaultMessage: 'This field is required.',
      });
      return { errors: { body: text } };
    }
    const pictures = await shrinkAll(chosen);
    if (sumBytes(pictures) > maxPictureBytes) {
      const text = formatMessage({
        id: 'discussion.tooLarge',
        defaultMessage: 'Together, these pictures are too large for one message. Remove one.',
      });
      return { errors: { pictures: text } };
    }
    getStoredDraft(draftName).clear();
    void storePictures(draftName, []);
    onSend(body, pictures);
    return undefined;
  };

  return (
    <Form<{ body: string }> onSubmit={send}>
      <Stack gap="sm">
        <TextAreaField
          name="body"
          label={formatMessage({ id: 'discussion.body', defaultMessage: 'Message' })}
          maxLength={messageMaxLength}
          inputRef={input}
          {...draft('body')}
        />
        {(isAdding || chosen.length > 0) && (
          <FileField
            name="pictures"
            label={formatMessage({ id: 'discussion.pictures', defaultMessage: 'Pictures' })}
            accept={pictureTypes}
            maxFiles={maxMessagePictures}
            hasAltText
            value={chosen}
            onChange={setChosen}
          />
        )}
        <PictureNotes files={files} areAtRisk={!areStored && chosen.length > 0} />
        <OfflineNote kept="text" />
        <Inline justify="between" gap="sm">
          <Inline gap="sm">
            <SubmitButton>
              <FormattedMessage id="discussion.send" defaultMessage="Send" />
            </SubmitButton>
            {!isAdding && chosen.length === 0 && (
              <Button
                variant="ghost"
                icon={<Icon as={ImagePlus} size={18} />}
                onPress={() => setAdding(true)}
              >
                <FormattedMessage id="discussion.addPictures" defaultMessage="Add pictures" />
              </Button>
            )}
          </Inline>
          {children}
        </Inline>
      </Stack>
    </Form>
  );
}
