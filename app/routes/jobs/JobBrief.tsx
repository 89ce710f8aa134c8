import { CopyButton, Grid, Inline, List, Prose, Stack } from '@byline/design-system';
import { activeStates } from '../../../contract/rules/states.ts';
import type { JobDetail } from '../../../contract/schemas/jobDetail.ts';
import { toLang } from '../../features/jobs/BrandText.tsx';
import { BriefSection } from '../../features/jobs/BriefSection.tsx';

/** Returns what counts for the user: what was agreed until a changed brief is accepted, otherwise the current brief. */
export function getAgreedBrief(
  job: JobDetail,
): Pick<JobDetail, 'description' | 'brief' | 'language'> {
  const { application, agreement } = job;
  return application && activeStates.includes(application.state) && agreement ? agreement : job;
}

/** Shows the brief: description, dos and don’ts, required tags, which can be copied, and links. */
export function JobBrief({
  job: { description, brief, language },
}: {
  job: Pick<JobDetail, 'description' | 'brief' | 'language'>;
}) {
  const lang = toLang(language);
  const tags = (['hashtags', 'mentions', 'disclosure'] as const).filter(
    (field) => brief[field].length > 0,
  );
  return (
    <Stack gap="lg">
      <Prose text={description} lang={lang} />
      <Grid gap="lg" isFullWidth>
        {brief.dos.length > 0 && (
          <BriefSection field="dos">
            <List items={brief.dos} marker="check" lang={lang} />
          </BriefSection>
        )}
        {brief.donts.length > 0 && (
          <BriefSection field="donts">
            <List items={brief.donts} marker="cross" lang={lang} />
          </BriefSection>
        )}
      </Grid>
      {tags.map((field) => (
        <BriefSection key={field} field={field}>
          <Inline>
            <CopyButton text={brief[field].join(' ')} />
          </Inline>
        </BriefSection>
      ))}
      {brief.links.length > 0 && (
        <BriefSection field="links">
          <List items={brief.links} />
        </BriefSection>
      )}
    </Stack>
  );
}
