import { Banner, Button, Inline, PictureList, Prose, Stack, Text } from '@byline/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Step } from '../../../contract/schemas/submission.ts';
import { toPictureItem } from './work.ts';

type DraftConflictProps = {
  /** The step with the draft that the other device saved. */
  theirs: Step;
  onChoose: (choice: 'mine' | 'theirs', theirs: Step) => void;
};

/** Shows the draft that another device saved, and lets the user choose between the two. */
export function DraftConflict({ theirs, onChoose }: DraftConflictProps) {
  const banner = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // The banner is above the form, perhaps outside of the visible part of the page.
    banner.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Banner
      ref={banner}
      tone="warning"
      isLive
      title={
        <FormattedMessage
          id="conflict.title"
          defaultMessage="This draft was changed on another device"
        />
      }
    >
      <Stack gap="sm">
        <Text size="sm">
          <FormattedMessage
            id="conflict.theirs"
            defaultMessage="Version saved on the other device:"
          />
        </Text>
        <Prose text={theirs.submission?.caption || '–'} />
        <PictureList pictures={(theirs.submission?.media ?? []).map(toPictureItem)} />
        <Inline gap="sm">
          <Button size="sm" onPress={() => onChoose('mine', theirs)}>
            <FormattedMessage id="conflict.keepMine" defaultMessage="Keep this version" />
          </Button>
          <Button size="sm" variant="soft" onPress={() => onChoose('theirs', theirs)}>
            <FormattedMessage id="conflict.takeTheirs" defaultMessage="Use the other version" />
          </Button>
        </Inline>
      </Stack>
    </Banner>
  );
}
