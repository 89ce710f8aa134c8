import { useEffect } from 'react';
import { useIntl } from 'react-intl';
import type { DiscussionMessage } from '../../../contract/schemas/discussion.ts';
import { useSendMessage } from '../../api/discussion.ts';
import { isApiError } from '../../api/ApiError.ts';
import { withTimeout } from '../../api/withTimeout.ts';
import { readPictures, storePictures, type ChosenPicture } from '../../device/pictureStore.ts';
import { toUpload } from '../pictures/readPicture.ts';
import { requestWords } from '../requests/requestWords.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';
import {
  getOutbox,
  getPicturesName,
  isSending,
  useUnsentMessages,
  type UnsentMessage,
} from '../../device/outbox.ts';
import { makeUuid } from '../../api/makeUuid.ts';

// Pictures take long on a slow network.
const timeoutMs = 120_000;

const picturesLost = new Error('The pictures are lost.');

async function readMedia({ client_ref: ref, pictures = 0 }: UnsentMessage) {
  if (pictures === 0) return [];
  const stored = await readPictures(getPicturesName(ref));
  if (stored.length < pictures) throw picturesLost;
  return Promise.all(stored.map(async ({ file, alt }) => ({ ...(await toUpload(file)), alt })));
}

/** Returns a function that describes why a message could not be sent. */
function useDescribeFailure(): (error: unknown) => string {
  const { formatMessage } = useIntl();
  const describeError = useDescribeError();
  return (error) => {
    if (error === picturesLost) {
      return formatMessage({
        id: 'discussion.picturesLost',
        defaultMessage:
          'The pictures are no longer on this device. Delete this message and send it again with the pictures.',
      });
    }
    const { error: text, errors } = isApiError(error) ? describeError(error) : {};
    const fallback = formatMessage(requestWords.failureUnknown);
    return text ?? Object.values(errors ?? {})[0] ?? fallback;
  };
}

/** Returns the unsent messages to a job, and functions that send, retry and delete them. */
export function useOutbox(jobId: string, messages: readonly DiscussionMessage[]) {
  const send = useSendMessage(jobId);
  const describe = useDescribeFailure();
  const stored = useUnsentMessages(jobId);
  const outbox = getOutbox(jobId);
  // If the response was lost, the message arrives with the next poll, and is then removed from the outbox.
  const isDelivered = ({ client_ref: ref }: UnsentMessage) =>
    messages.some((message) => message.client_ref === ref);
  const delivered = stored.find((one) => isDelivered(one) && !isSending(one.client_ref));
  const deliveredRef = delivered?.client_ref;
  useEffect(() => {
    if (deliveredRef) getOutbox(jobId).remove(deliveredRef);
  }, [jobId, deliveredRef]);
  const deliver = (message: UnsentMessage) =>
    outbox.deliver(
      message,
      async (one, signal) => {
        const { body, client_ref } = one;
        const media = await readMedia(one);
        const uploadSignal = media.length > 0 ? withTimeout(signal, timeoutMs) : undefined;
        return send({ kind: 'text', body, media, client_ref }, uploadSignal);
      },
      describe,
    );
  return {
    unsent: stored.filter((one) => !isDelivered(one)),
    write: (body: string, pictures: ChosenPicture[]) => {
      const client_ref = makeUuid();
      void storePictures(getPicturesName(client_ref), pictures);
      deliver({ client_ref, body, error: null, pictures: pictures.length });
    },
    retry: deliver,
    remove: outbox.remove,
  };
}
