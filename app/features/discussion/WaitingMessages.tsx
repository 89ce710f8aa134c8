import { useEffect, useEffectEvent, useRef } from 'react';
import { backOff } from '../../api/backOff.ts';
import { useIsReachable } from '../../api/reachability.ts';
import { getOutbox, useUnsentMessages } from '../../device/outbox.ts';
import { useIsOnline } from '@byline/design-system';
import { useDelivery } from './useDelivery.ts';

const retryMs = 10_000;

function WaitingJob({ jobId }: { jobId: string }) {
  const delivery = useDelivery(jobId);
  const { unsent, isRunning } = useUnsentMessages(jobId);
  const isReachable = useIsReachable();
  const isOnline = useIsOnline();
  const hasConnection = isReachable && isOnline;
  const attempts = useRef(0);
  const send = useEffectEvent(() => {
    attempts.current += 1;
    void getOutbox(jobId).flush(delivery);
  });
  // Messages of an earlier visit, and after a lost connection.
  useEffect(() => {
    if (hasConnection) send();
  }, [hasConnection]);
  const isWaiting = hasConnection && !isRunning && unsent.some(({ isHeld }) => !isHeld);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(send, backOff(retryMs, attempts.current));
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return null;
}

/** Sends the messages that wait on this device by themselves, on every page. */
export default function WaitingMessages({ jobIds }: { jobIds: readonly string[] }) {
  return jobIds.map((jobId) => <WaitingJob key={jobId} jobId={jobId} />);
}
