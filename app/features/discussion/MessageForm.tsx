import {
  Composer,
  FileField,
  Form,
  Icon,
  IconButton,
  Menu,
  SubmitButton,
  TextAreaField,
  type FormErrors,
} from '@byline/design-system';
import { CalendarClock, ImagePlus, Plus } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { messageMaxLength, textRules } from '../../../contract/rules/texts.ts';
import {
  maxMessagePictures,
  maxPictureBytes,
  pictureTypes,
} from '../../../contract/rules/pictures.ts';
import { readPictures, storePictures, type ChosenPicture } from '../../device/pictureStore.ts';
import { useUserDraft } from '../../device/userDrafts.ts';
import { PictureNotes } from '../pictures/PictureNotes.tsx';
import { shrinkUpload } from '../pictures/readPicture.ts';
import { useChosenPictures } from '../pictures/useChosenPictures.ts';
import { useUnsentReason } from '../requests/useUnsentReason.tsx';
import { discussionWords } from './discussionWords.ts';

const words = defineMessages({
  options: { id: 'discussion.options', defaultMessage: 'Message options' },
});

type MessageFormProps = {
  jobId: string;
  onSend: (body: string, pictures: ChosenPicture[]) => void;
  /** Whether the field gets focus when it mounts, so that the user can write the next message. */
  hasFocus: boolean;
  /** Called to ask for more time; undefined if there is no work left. */
  onAskForTime: (() => void) | undefined;
};

// A rule instead of the prop `maxLength`, because the prop would show a character count.
const bodyRules = [{ max_length: messageMaxLength }, ...textRules];

function shrinkAll(pictures: readonly ChosenPicture[]): Promise<ChosenPicture[]> {
  return Promise.all(
    pictures.map(async ({ file, alt }) => ({ file: await shrinkUpload(file), alt })),
  );
}

function sumBytes(pictures: readonly ChosenPicture[]): number {
  return pictures.reduce((sum, { file }) => sum + file.size, 0);
}

/** Renders the form for a message. Until it is sent, text and pictures are stored on this device. */
export function MessageForm({ jobId, onSend, hasFocus, onAskForTime }: MessageFormProps) {
  const { formatMessage } = useIntl();
  const draftName = `message:${jobId}`;
  const draft = useUserDraft(draftName, { body: '' });
  const [chosen, setChosen, areStored] = useChosenPictures(draftName);
  const files = useMemo(() => chosen.map(({ file }) => file), [chosen]);
  const [isAdding, setAdding] = useState(false);
  const input = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (hasFocus) input.current?.focus({ preventScroll: true });
  }, [hasFocus]);

  const send = async ({ body }: { body: string }): Promise<FormErrors | undefined> => {
    // With `isRequired`, the empty field would show an error whenever the focus leaves it.
    if (body.trim() === '') {
      const text = formatMessage({
        id: 'discussion.required',
        defaultMessage: 'This field is required.',
      });
      return { errors: { body: text } };
    }
    const typed = input.current?.value ?? '';
    const pictures = await shrinkAll(chosen);
    if (sumBytes(pictures) > maxPictureBytes) {
      const text = formatMessage({
        id: 'discussion.tooLarge',
        defaultMessage: 'Together, these pictures are too large for one message. Remove one.',
      });
      return { errors: { pictures: text } };
    }
    // What was typed or chosen while the pictures were read belongs to the next message.
    const latest = input.current?.value ?? '';
    const rest = latest.startsWith(typed) ? latest.slice(typed.length).trim() : '';
    if (rest) draft.change({ body: rest });
    else draft.remove();
    const sent = new Set(files);
    const later = (await readPictures(draftName)).filter(({ file }) => !sent.has(file));
    void storePictures(draftName, later);
    onSend(body, pictures);
    return undefined;
  };

  return (
    <Form<{ body: string }> onSubmit={send}>
      <Composer
        menu={
          <Menu
            aria-label={formatMessage(words.options)}
            trigger={
              <IconButton aria-label={formatMessage(words.options)}>
                <Icon as={Plus} size={20} />
              </IconButton>
            }
            items={[
              {
                id: 'pictures',
                label: (
                  <FormattedMessage id="discussion.addPictures" defaultMessage="Add pictures" />
                ),
                icon: <Icon as={ImagePlus} size={18} />,
                onAction: () => setAdding(true),
              },
              ...(onAskForTime
                ? [
                    {
                      id: 'time',
                      label: <FormattedMessage {...discussionWords.extensionOpen} />,
                      icon: <Icon as={CalendarClock} size={18} />,
                      onAction: onAskForTime,
                    },
                  ]
                : []),
            ]}
          />
        }
        field={
          <TextAreaField
            {...draft.field('body')}
            label={formatMessage(discussionWords.body)}
            isLabelHidden
            placeholder={formatMessage({
              id: 'discussion.placeholder',
              defaultMessage: 'Write a message',
            })}
            rows={1}
            rules={bodyRules}
            inputRef={input}
          />
        }
        submit={
          // Soft until there is something to send, so that the messages stand out.
          <SubmitButton variant={draft.values.body === '' ? 'soft' : 'solid'}>
            <FormattedMessage id="discussion.send" defaultMessage="Send" />
          </SubmitButton>
        }
      >
        {(isAdding || chosen.length > 0) && (
          <FileField
            name="pictures"
            label={formatMessage({ id: 'discussion.pictures', defaultMessage: 'Pictures' })}
            acceptedFileTypes={pictureTypes}
            maxItems={maxMessagePictures}
            hasAltText
            value={chosen}
            onChange={setChosen}
          />
        )}
        <PictureNotes files={files} areAtRisk={!areStored && chosen.length > 0} />
        {useUnsentReason('message')}
      </Composer>
    </Form>
  );
}
