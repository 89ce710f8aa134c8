import { pages } from '../../../contract/rules/pages.ts';
import { getConnectPage } from '../../../contract/rules/linkedPages.ts';
import {
  platformNames,
  platformsWithoutFigures,
  type Platform,
} from '../../../contract/rules/platforms.ts';
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
  /** Whether the user meets the requirement; null if the platform does not share the figure. */
  met: boolean | null;
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

/** Evaluates and translates the requirements; unmet ones have the page where the user can meet them. */
export function describeRequirements(
  requirements: JobRequirements,
  applicant: ApplicantProfile,
  language: Language,
): Requirement[] {
  const evaluatedList = evaluateRequirements(requirements, applicant);
  // These platforms do not share the figure that the job needs, so connecting the account would not help.
  const withoutFigure = new Set(
    evaluatedList.flatMap(({ met, platform }) => (met === null ? [platform] : [])),
  );
  return evaluatedList.map((evaluated) => ({
    key: evaluated.key,
    label: language.translate(`requirement.${evaluated.kind}`, {
      platform: evaluated.platform ? platformNames[evaluated.platform] : '',
    }),
    needed:
      formatValue(evaluated, evaluated.needed, language) ??
      language.translate('requirement.connected'),
    mine: describeMine(evaluated, language),
    met: evaluated.met,
    fix_url: evaluated.met || withoutFigure.has(evaluated.platform) ? null : getFixUrl(evaluated),
  }));
}

function describeMine(evaluated: EvaluatedRequirement, language: Language): string | null {
  const { kind, platform, mine, met } = evaluated;
  if (met === null && platform) {
    return language.translate('requirement.notShared', { platform: platformNames[platform] });
  }
  return kind === 'account' && mine !== null && !met
    ? language.translate('requirement.inactive', { handle: mine })
    : formatValue(evaluated, mine, language);
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
    const met = reachesFigure(requirement, social, 'followers', followers);
    const key = `followers.${platform}`;
    evaluated.push({ key, kind: 'followers', platform, needed: followers, mine, met });
  }
  if (engagement > 0) {
    const mine = connected?.engagement ?? null;
    const met = reachesFigure(requirement, social, 'engagement', engagement);
    const key = `engagement.${platform}`;
    evaluated.push({ key, kind: 'engagement', platform, needed: engagement, mine, met });
  }
  return evaluated;
}

// Returns null if the platform does not share the figure, because connecting again would not bring it. An expired connection has its last
// figures, but does not meet the requirement.
function reachesFigure(
  { platform }: { platform: Platform },
  social: SocialRow | undefined,
  figure: 'followers' | 'engagement',
  needed: number,
): boolean | null {
  const value = social?.[figure] ?? null;
  const isConnected = social?.status === 'connected';
  if (value !== null) return isConnected && value >= needed;
  return isConnected || platformsWithoutFigures.includes(platform) ? null : false;
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
