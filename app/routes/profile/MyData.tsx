import { Button, Card, notify, Stack, Text } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { fetchMyData } from '../../api/myData.ts';
import { useDescribeError } from '../../features/requests/useDescribeError.ts';

function saveFile(name: string, content: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  Object.assign(link, { href: url, download: name });
  link.click();
  // Some browsers read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/** Everything that is stored about somebody, as one file. */
export function MyData() {
  const answer = useDescribeError();
  const [isReading, setReading] = useState(false);
  const download = async () => {
    setReading(true);
    try {
      saveFile('my-data.json', JSON.stringify(await fetchMyData(), null, 2));
    } catch (failure) {
      notify({ tone: 'danger', text: answer(failure).error ?? '' });
    } finally {
      setReading(false);
    }
  };
  return (
    <Card title={<FormattedMessage id="profile.data" defaultMessage="My data" />}>
      <Stack gap="sm" align="start">
        <Text tone="muted">
          <FormattedMessage
            id="profile.data.about"
            defaultMessage="Your profile, accounts, jobs and money in one JSON file."
          />
        </Text>
        <Button variant="outline" isPending={isReading} onPress={() => void download()}>
          <FormattedMessage id="profile.data.get" defaultMessage="Download my data" />
        </Button>
      </Stack>
    </Card>
  );
}
