import { Avatar, Button, Card, Inline, Stack, Text, useAction } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useProfileMutations } from '../../api/profile.ts';
import { useUser } from '../../session/useUser.ts';
import { notifyError } from '../requests/notifyError.ts';
import { PictureDialog } from './PictureDialog.tsx';

type PictureCardProps = {
  /**
   * Whether the title has “(optional)”.
   * @default false
   */
  isOptional?: boolean;
};

/** Shows the user's picture, with buttons to change and remove it. */
export function PictureCard({ isOptional = false }: PictureCardProps) {
  const { formatMessage } = useIntl();
  const { data: user } = useUser();
  const { saveImage } = useProfileMutations();
  const [isChoosing, setChoosing] = useState(false);
  const { run: remove, isPending } = useAction(() => saveImage(null), { onError: notifyError });
  if (!user) return null;
  return (
    <Card
      title={
        isOptional ? (
          <FormattedMessage id="picture.optional" defaultMessage="Picture (optional)" />
        ) : (
          <FormattedMessage id="picture.title" defaultMessage="Picture" />
        )
      }
    >
      <Stack gap="md">
        <Text isMuted>
          <FormattedMessage
            id="picture.about"
            defaultMessage="Brands see it next to your name. A photo of your face works better than a logo."
          />
        </Text>
        <Inline gap="md">
          <Avatar name={user.name} src={user.avatar_url} size="xl" />
          <Inline gap="sm">
            <Button variant="soft" onPress={() => setChoosing(true)}>
              {user.avatar_url ? (
                <FormattedMessage id="picture.change" defaultMessage="Change picture" />
              ) : (
                <FormattedMessage id="picture.add" defaultMessage="Add a picture" />
              )}
            </Button>
            {user.avatar_url && (
              <Button variant="ghost" isPending={isPending} onPress={remove}>
                <FormattedMessage id="picture.remove" defaultMessage="Remove picture" />
              </Button>
            )}
          </Inline>
        </Inline>
      </Stack>
      {isChoosing && (
        <PictureDialog
          label={formatMessage({ id: 'picture.yours', defaultMessage: 'Your picture' })}
          onClose={() => setChoosing(false)}
        />
      )}
    </Card>
  );
}
