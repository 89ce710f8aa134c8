import { useIntl } from 'react-intl';
import { isApiError, noResponse } from '../../api/ApiError.ts';
import { useSendMessage } from '../../api/discussion.ts';
import { withTimeout } from '../../api/withTimeout.ts';
import { getPicturesName, type Delivery, type UnsentMessage } from '../../device/outbox.ts';
import { readPictures } from '../../device/pictureStore.ts';
import { toUpload } from '../pictures/readPicture.ts';
import { requestWords } from '../requests/requestWords.ts';
import { useDescribeError } from '../requests/useDescribeError.ts';

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

// The network, the server or the session can be better later; a message that the server refuses stays refused.
function isTemporary(error: unknown): boolean {
  return (
    isApiError(error) && (error.status >= 500 || [noResponse, 401, 408, 429].includes(error.status))
  );
}

/** Returns how the messages to a job are sent. */
export function useDelivery(jobId: string): Delivery {
  const post = useSendMessage(jobId);
  const describe = useDescribeFailure();
  const send = async (message: UnsentMessage, signal: AbortSignal) => {
    const { body, client_ref } = message;
    const media = await readMedia(message);
    const uploadSignal = media.length > 0 ? withTimeout(signal, timeoutMs) : undefined;
    return post({ kind: 'text', body, media, client_ref }, uploadSignal);
  };
  return { send, describe, isTemporary };
}
