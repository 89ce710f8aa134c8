import { FormDraft, type FormDraftProps } from '@byline/design-system';
import { useDraftOwner, userDrafts } from '../../device/userDrafts.ts';

type UserDraftProps = Omit<FormDraftProps, 'owner' | 'storage' | 'isNoticeHidden'>;

/** Stores the changes of the form around on this device for the current user, and restores them without a notice. */
export function UserDraft(props: UserDraftProps) {
  return <FormDraft {...props} owner={useDraftOwner()} storage={userDrafts} isNoticeHidden />;
}
