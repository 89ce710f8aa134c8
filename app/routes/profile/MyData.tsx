import { Button, Card, downloadFile, notify, Stack, Text } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchMyData } from '../../api/myData.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';

/** Renders the button that downloads everything that is stored about the user as one JSON file. */
export function MyData() {
  const describeError = useDescribeError();
  const [isLoading, setLoading] = useState(false);
  const download = async () => {
    setLoading(true);
    try {
      const data = JSON.stringify(await fetchMyData(), null, 2);
      downloadFile('my-data.json', data, 'application/json');
    } catch (error) {
      notify({ tone: 'danger', text: describeError(error).error ?? '' });
    } finally {
      setLoading(false);
    }
  };
  return (
    <Card title={<FormattedMessage id="profile.data" defaultMessage="My data" />}>
      <Stack gap="sm" align="start">
        <Text isMuted>
          <FormattedMessage
            id="profile.data.about"
            defaultMessage="Everything we store about you in one JSON file: profile, jobs, work, messages, payments, devices and more. Account numbers are masked."
          />
        </Text>
        <Button variant="soft" isPending={isLoading} onPress={() => void download()}>
          <FormattedMessage id="profile.data.get" defaultMessage="Download my data" />
        </Button>
      </Stack>
    </Card>
  );
}
