import { pages } from '../../../contract/rules/pages.ts';
import { getConnectPage } from '../../../contract/rules/linkedPages.ts';
import { platformNames, type Platform } from '../../../contract/rules/platforms.ts';
import type { Requirement } from '../../../contract/schemas/jobDetail.ts';
import type { Language } from '../../i18n/language.ts';
import type { ApplicantProfile, SocialRow } from './applicantProfile.ts';

/** The requirements of a job: a country, and a connected account per platform with minimums. */
export type JobRequirements = {
  country: string | null;
  platforms: { platform: Platform; min_followers: number; min_engagement: number }[];
};

type EvaluatedRequirement = {
  key: string;
  kind: 'account' | 'followers' | 'engagement' | 'country';
  platform: Platform | null;
  needed: number | string | null;
  mine: number | string | null;
  met: boolean;
};

/** Evaluates every requirement of a job for an applicant; `isEligible` does the same in SQL. */
export function evaluateRequirements(
  requirements: JobRequirements,
  applicant: ApplicantProfile,
): EvaluatedRequirement[] {
  const evaluated = requirements.platforms.flatMap((requirement) =>
    evaluatePlatform(requirement, applicant.socials.get(requirement.platform)),
  );
  const { country: needed } = requirements;
  if (needed === null) return evaluated;
  const mine = applicant.country;
  const met = mine === needed;
  return [...evaluated, { key: 'country', kind: 'country', platform: null, needed, mine, met }];
}

/** Evaluates and translates the requirements, each unmet one with the page that can change it. */
export function describeRequirements(
  requirements: JobRequirements,
  applicant: ApplicantProfile,
  language: Language,
): Requirement[] {
  return evaluateRequirements(requirements, applicant).map((evaluated) => ({
    key: evaluated.key,
    label: language.translate(`requirement.${evaluated.kind}`, {
      platform: evaluated.platform ? platformNames[evaluated.platform] : '',
    }),
    needed:
      formatValue(evaluated, evaluated.needed, language) ??
      language.translate('requirement.connected'),
    mine:
      evaluated.kind === 'account' && evaluated.mine !== null && !evaluated.met
        ? language.translate('requirement.inactive', { handle: evaluated.mine })
        : formatValue(evaluated, evaluated.mine, language),
    met: evaluated.met,
    fix_url: evaluated.met ? null : getFixUrl(evaluated),
  }));
}

function evaluatePlatform(
  requirement: JobRequirements['platforms'][number],
  social: SocialRow | undefined,
): EvaluatedRequirement[] {
  const { platform, min_followers: followers, min_engagement: engagement } = requirement;
  const connected = social?.status === 'connected' ? social : undefined;
  const evaluated: EvaluatedRequirement[] = [
    {
      key: `account.${platform}`,
      kind: 'account',
      platform,
      needed: null,
      mine: social?.handle ?? null,
      met: connected !== undefined,
    },
  ];
  if (followers > 0) {
    const mine = connected?.followers ?? null;
    const met = (mine ?? -1) >= followers;
    const key = `followers.${platform}`;
    evaluated.push({ key, kind: 'followers', platform, needed: followers, mine, met });
  }
  if (engagement > 0) {
    const mine = connected?.engagement ?? null;
    const met = (mine ?? -1) >= engagement;
    const key = `engagement.${platform}`;
    evaluated.push({ key, kind: 'engagement', platform, needed: engagement, mine, met });
  }
  return evaluated;
}

function formatValue(
  { kind }: EvaluatedRequirement,
  value: number | string | null,
  language: Language,
): string | null {
  if (value === null) return null;
  if (kind === 'engagement') return `${(Number(value) / 100).toFixed(2)}%`;
  if (kind === 'followers') return language.formatNumber(Number(value));
  if (kind === 'country') return formatCountry(String(value), language);
  return String(value);
}

function formatCountry(code: string, { locale }: Language): string {
  return new Intl.DisplayNames([locale], { type: 'region' }).of(code) ?? code;
}

function getFixUrl({ kind, platform }: EvaluatedRequirement): string | null {
  if (kind === 'account' && platform) return getConnectPage(platform);
  return kind === 'country' ? pages.profileSection('personal') : null;
}
