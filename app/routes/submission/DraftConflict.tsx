import {
  Banner,
  Button,
  DescriptionItem,
  DescriptionList,
  Inline,
  PictureList,
  Prose,
  Stack,
  Text,
} from '@byline/design-system';
import { useEffect, useRef } from 'react';
import { FormattedMessage, FormattedNumber } from 'react-intl';
import { insightMetrics } from '../../../contract/rules/work.ts';
import type { Step } from '../../../contract/schemas/submission.ts';
import { metricLabels } from './metricLabels.ts';
import { toPictureItem } from './work.ts';

type DraftConflictProps = {
  /** The step with the draft that the other device saved. */
  theirs: Step;
  onChoose: (choice: 'mine' | 'theirs', theirs: Step) => void;
};

// Renders the texts, figures and pictures of a draft. Each step has only some of them.
function SavedWork({ submission }: Pick<Step, 'submission'>) {
  const { caption = '', links = [], notes = '', metrics = {}, media = [] } = submission ?? {};
  const text = [caption, ...links, notes].filter(Boolean).join('\n\n');
  const figures = insightMetrics.flatMap((name) => {
    const value = metrics[name];
    return value === undefined ? [] : { name, value };
  });
  return (
    <>
      {(text !== '' || figures.length === 0) && <Prose text={text || '–'} />}
      {figures.length > 0 && (
        <DescriptionList>
          {figures.map(({ name, value }) => (
            <DescriptionItem key={name} label={<FormattedMessage {...metricLabels[name]} />}>
              <FormattedNumber value={value} />
            </DescriptionItem>
          ))}
        </DescriptionList>
      )}
      <PictureList items={media.map(toPictureItem)} />
    </>
  );
}

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
        <SavedWork submission={theirs.submission} />
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
