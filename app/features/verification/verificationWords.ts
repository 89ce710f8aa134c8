import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { CodeChannel, CodePurpose } from '../../../contract/schemas/codes.ts';

const verificationWords = defineMessages({
  changeNumber: { id: 'code.changeNumber', defaultMessage: 'Change number' },
  changeAddress: { id: 'code.changeAddress', defaultMessage: 'Change email address' },
  editDetails: { id: 'code.editDetails', defaultMessage: 'Edit the details' },
  cancel: { id: 'code.cancel', defaultMessage: 'Cancel' },
});

/** Returns the label of the button that leads back from the code to the previous form. */
export function getBackLabel(
  purpose: CodePurpose,
  { channel, isGuest }: { channel: CodeChannel; isGuest: boolean },
): MessageDescriptor {
  // These codes go to a confirmed number or address, which the previous form does not change.
  if (purpose === 'payout') return verificationWords.editDetails;
  if (purpose === 'reset' && !isGuest) return verificationWords.cancel;
  return channel === 'sms' ? verificationWords.changeNumber : verificationWords.changeAddress;
}
