import { Card, Link, List, Money, Stack, Text, Heading } from '@byline/design-system';
import type { ReactNode } from 'react';
import { FormattedMessage, type MessageDescriptor } from 'react-intl';
import { retentionDays } from '../../../contract/rules/retention.ts';
import { WithdrawalFee } from '../../features/wallet/WithdrawalFee.tsx';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { paths } from '../../paths.ts';
import { config } from '../../config.ts';

/** A section of a legal text, with a summary. */
export type LegalSection = {
  id: string;
  title: MessageDescriptor;
  summary: MessageDescriptor;
  text: MessageDescriptor;
};

type LegalTextProps = {
  sections: readonly LegalSection[];
  /** The text below the title; the version of the legal texts by default. */
  intro?: ReactNode;
};

const { policy } = config;
const { min, arrives_in_days: arrival } = policy.withdrawal;

/** The figures as values for messages, e.g. `{reviewHours}`, `{withdrawalFee}` or, in days, `{tickets}`. */
const policyValues = {
  ...retentionDays,
  reviewHours: policy.review_window_hours,
  revisions: policy.revisions_included,
  clearingDays: policy.clearing_days,
  withdrawalMin: <Money value={min} />,
  withdrawalFee: <WithdrawalFee />,
  arrivalLeast: arrival[0],
  arrivalMost: arrival[1],
  caseDays: policy.case_days,
  dispute: (text: ReactNode) => <Link href={`${paths.contact}?topic=dispute`}>{text}</Link>,
};

/** Renders a legal text with its version, table of contents and sections. */
export function LegalText({ sections, intro }: LegalTextProps) {
  return (
    <RoutePage
      width="reading"
      description={
        intro ?? (
          <FormattedMessage
            id="legal.version"
            defaultMessage="Version 2, in force since 26 November 2026."
          />
        )
      }
    >
      <Card title={<FormattedMessage id="legal.contents" defaultMessage="Contents" />}>
        <List
          items={sections.map(({ id, title }) => (
            <Link key={id} href={`#${id}`}>
              <FormattedMessage {...title} />
            </Link>
          ))}
        />
      </Card>
      <Stack gap="2xl">
        {sections.map(({ id, title, summary, text }) => (
          <Stack key={id} as="section" gap="sm" id={id}>
            <Heading level={2} size="xl">
              <FormattedMessage {...title} />
            </Heading>
            <Text weight="medium">
              <FormattedMessage
                id="legal.inShort"
                defaultMessage="In short: {summary}"
                values={{ summary: <FormattedMessage {...summary} values={policyValues} /> }}
              />
            </Text>
            <Text>
              <FormattedMessage {...text} values={policyValues} />
            </Text>
          </Stack>
        ))}
      </Stack>
    </RoutePage>
  );
}
