import { makeUuid } from '@byline/design-system';
import { useEffect } from 'react';
import type { DiscussionMessage } from '../../../contract/schemas/discussion.ts';
import {
  getOutbox,
  getPicturesName,
  useUnsentMessages,
  type UnsentMessage,
} from '../../device/outbox.ts';
import { storePictures, type ChosenPicture } from '../../device/pictureStore.ts';
import { useDelivery } from './useDelivery.ts';

/** Returns the unsent messages to a job, and functions that send, retry, cancel and delete them. */
export function useOutbox(jobId: string, messages: readonly DiscussionMessage[]) {
  const delivery = useDelivery(jobId);
  const { unsent: stored, isRunning } = useUnsentMessages(jobId);
  const outbox = getOutbox(jobId);
  // If the response was lost, the message arrives with the next poll, and is then removed from the outbox.
  const isDelivered = ({ client_ref: ref }: UnsentMessage) =>
    messages.some((message) => message.client_ref === ref);
  const delivered = isRunning ? undefined : stored.find(isDelivered);
  const deliveredRef = delivered?.client_ref;
  useEffect(() => {
    if (deliveredRef) getOutbox(jobId).remove(deliveredRef);
  }, [jobId, deliveredRef]);
  const sendAll = () => void outbox.flush(delivery);
  return {
    unsent: stored.filter((one) => !isDelivered(one)),
    isRunning,
    write: (body: string, pictures: ChosenPicture[]) => {
      const client_ref = makeUuid();
      void storePictures(getPicturesName(client_ref), pictures);
      outbox.add({ client_ref, body, error: null, pictures: pictures.length });
      sendAll();
    },
    sendAll,
    retry: (ref: string) => {
      outbox.release(ref);
      sendAll();
    },
    cancel: outbox.cancel,
    remove: outbox.remove,
  };
}
