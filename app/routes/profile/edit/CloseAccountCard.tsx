import { Button, Card, Skeleton, Stack, Text, lazySection } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useEditing } from '../../../features/profile/useEditing.ts';
import { FreshProof } from '../../../features/verification/FreshProof.tsx';

const CloseAccount = lazySection(() => import('./CloseAccount.tsx'));

/** Closes the account, once the user has confirmed who they are and seen what ends. */
export function CloseAccountCard() {
  const { isEditing, wasEditing, startEditing, stopEditing } = useEditing();
  return (
    <Card title={<FormattedMessage id="closing.title" defaultMessage="Close account" />}>
      {isEditing ? (
        <FreshProof>
          <CloseAccount onCancel={stopEditing} skeleton={<Skeleton lines={4} />} />
        </FreshProof>
      ) : (
        <Stack gap="sm" align="start">
          <Text isMuted>
            <FormattedMessage
              id="closing.about"
              defaultMessage="Ends your applications and jobs, and deletes your data. We show you everything before you confirm."
            />
          </Text>
          <Button variant="soft" onPress={startEditing} autoFocus={wasEditing}>
            <FormattedMessage id="closing.start" defaultMessage="Close account…" />
          </Button>
        </Stack>
      )}
    </Card>
  );
}
