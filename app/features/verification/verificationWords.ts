import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';

/** Texts that several steps with a code have. */
export const verificationWords = defineMessages({
  changeNumber: { id: 'code.changeNumber', defaultMessage: 'Change number' },
  changeAddress: { id: 'code.changeAddress', defaultMessage: 'Change email address' },
  editDetails: { id: 'code.editDetails', defaultMessage: 'Edit the details' },
  cancel: { id: 'code.cancel', defaultMessage: 'Cancel' },
});

/** Returns the label of the button that leads back from a code: to what the user has typed before it. */
export function getBackLabel(
  purpose: CodePurpose,
  { channel, isGuest }: { channel: CodeChannel; isGuest: boolean },
): MessageDescriptor {
  // These codes go to the confirmed number or address, so that the button changes something else.
  if (purpose === 'payout') return verificationWords.editDetails;
  if (purpose === 'reset' && !isGuest) return verificationWords.cancel;
  return channel === 'sms' ? verificationWords.changeNumber : verificationWords.changeAddress;
}
