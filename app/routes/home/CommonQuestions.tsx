import { Card, Grid, Link, Prose } from '@byline/design-system';
import { FormattedMessage } from 'react-intl';
import { useFaq } from '../../api/help.ts';
import { paths } from '../../paths.ts';
import { HomeSection } from './HomeSection.tsx';

/** What people ask before they join. */
const questions = ['approval-time', 'money-when', 'connect-which'];

/** Answers three questions of the help center; renders nothing if the server does not respond. */
export function CommonQuestions() {
  const { data } = useFaq();
  const faqs = data?.categories.flatMap((category) => category.faqs) ?? [];
  const commonFaqs = faqs.filter(({ id }) => questions.includes(id));
  if (commonFaqs.length === 0) return null;
  return (
    <HomeSection
      title={<FormattedMessage id="home.faq" defaultMessage="Common questions" />}
      intro={
        <FormattedMessage
          id="home.faqMore"
          defaultMessage="More answers are in the <link>help center</link>, once you have signed in."
          values={{ link: (text) => <Link href={paths.help}>{text}</Link> }}
        />
      }
    >
      <Grid minColumnWidth={340}>
        {commonFaqs.map(({ id, question, answer }) => (
          <Card key={id} level={3} title={question}>
            <Prose text={answer} />
          </Card>
        ))}
      </Grid>
    </HomeSection>
  );
}
