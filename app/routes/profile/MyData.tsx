import { Button, Card, downloadFile, Stack, Text, useAction } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { fetchMyData } from '../../api/myData.ts';
import { notifyError } from '../../features/requests/notifyError.ts';

/** Renders the button that downloads everything that is stored about the user as one JSON file. */
export function MyData() {
  const { run: download, isPending } = useAction(
    async () => {
      const data = JSON.stringify(await fetchMyData(), null, 2);
      downloadFile('my-data.json', data, 'application/json');
    },
    { onError: notifyError },
  );
  return (
    <Card title={<FormattedMessage id="profile.data" defaultMessage="My data" />}>
      <Stack gap="sm" align="start">
        <Text isMuted>
          <FormattedMessage
            id="profile.data.about"
            defaultMessage="Everything we store about you in one JSON file: profile, jobs, work, messages, payments, devices and more. Account numbers are masked."
          />
        </Text>
        <Button variant="soft" isPending={isPending} onPress={download}>
          <FormattedMessage id="profile.data.get" defaultMessage="Download my data" />
        </Button>
      </Stack>
    </Card>
  );
}
