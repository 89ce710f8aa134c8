import { Card, Link, useQueryParams } from '@byline/design-system';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Contacted, SupportMessage } from '../../../contract/schemas/help.ts';
import { config } from '../../config.ts';
import { paths } from '../../paths.ts';
import { RoutePage } from '../../shell/RoutePage.tsx';
import { ContactForm } from './ContactForm.tsx';
import { parseContactQuery } from './contactQuery.ts';
import { ContactSent } from './ContactSent.tsx';
import { DisputeGuide } from './DisputeGuide.tsx';

/** Renders the page for sending a message to support. */
export default function ContactPage() {
  const { params } = useQueryParams();
  const [sent, setSent] = useState<{ message: SupportMessage; contacted: Contacted } | null>(null);
  return (
    <RoutePage
      width="reading"
      description={
        <FormattedMessage
          id="contact.intro"
          defaultMessage="We reply by email, usually within one working day. You may find your answer in the <help>help center</help>, or email us at <mail>{address}</mail>."
          values={{
            address: config.supportEmail,
            help: (text) => <Link href={paths.help}>{text}</Link>,
            mail: (text) => <Link href={`mailto:${config.supportEmail}`}>{text}</Link>,
          }}
        />
      }
    >
      {params.get('topic') === 'dispute' && <DisputeGuide />}
      {sent ? (
        <ContactSent {...sent} onRestart={() => setSent(null)} />
      ) : (
        <Card>
          <ContactForm
            query={parseContactQuery(params)}
            onSent={(message, contacted) => setSent({ message, contacted })}
          />
        </Card>
      )}
    </RoutePage>
  );
}
