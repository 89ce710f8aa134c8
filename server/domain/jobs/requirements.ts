import type { Requirement } from '../../contract/jobDetail.ts';
import type { Platform } from '../../contract/shared.ts';
import type { Language } from '../../i18n/language.ts';
import type { SocialRow, Standing } from './applicantProfile.ts';

/** The conditions of a job: a country, and a connected account per platform with minimums. */
export type Conditions = {
  country: string | null;
  platforms: { platform: Platform; min_followers: number; min_engagement: number }[];
};

/** A condition and whether it is met, before it is put in words. */
type Judged = {
  key: string;
  kind: 'account' | 'followers' | 'engagement' | 'country';
  platform: Platform | null;
  needed: number | string | null;
  mine: number | string | null;
  met: boolean;
};

/** Names as people write them; the same in every language. */
export const platformNames: Record<Platform, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  youtube: 'YouTube',
  tiktok: 'TikTok',
  lemon8: 'Lemon8',
  xiaohongshu: 'Xiaohongshu',
};

/** Judges every condition of a job against what a publisher brings. */
export function judgeConditions(conditions: Conditions, standing: Standing): Judged[] {
  const judged = conditions.platforms.flatMap((condition) =>
    judgePlatform(condition, standing.socials.get(condition.platform)),
  );
  if (conditions.country === null) return judged;
  const { country: needed } = conditions;
  const mine = standing.country;
  const met = mine === needed;
  return [...judged, { key: 'country', kind: 'country', platform: null, needed, mine, met }];
}

/** Lists the keys of the conditions that a publisher does not meet. */
export function unmetKeys(conditions: Conditions, standing: Standing): string[] {
  return judgeConditions(conditions, standing)
    .filter(({ met }) => !met)
    .map(({ key }) => key);
}

/** Puts judged conditions in words, each unmet one with the page that can change it. */
export function describeRequirements(
  conditions: Conditions,
  standing: Standing,
  language: Language,
): Requirement[] {
  return judgeConditions(conditions, standing).map((judged) => ({
    key: judged.key,
    label: language.say(`requirement.${judged.kind}`, {
      platform: judged.platform ? platformNames[judged.platform] : '',
    }),
    needed: describeValue(judged, judged.needed, language) ?? language.say('requirement.connected'),
    mine:
      judged.kind === 'account' && judged.mine !== null && !judged.met
        ? language.say('requirement.inactive', { handle: judged.mine })
        : describeValue(judged, judged.mine, language),
    met: judged.met,
    fix_url: judged.met ? null : fixUrl(judged),
  }));
}

function judgePlatform(
  condition: Conditions['platforms'][number],
  social: SocialRow | undefined,
): Judged[] {
  const { platform, min_followers: followers, min_engagement: engagement } = condition;
  const live = social?.status === 'connected' ? social : undefined;
  const judged: Judged[] = [
    {
      key: `account.${platform}`,
      kind: 'account',
      platform,
      needed: null,
      mine: social?.handle ?? null,
      met: live !== undefined,
    },
  ];
  if (followers > 0) {
    const mine = live?.followers ?? null;
    const met = (mine ?? -1) >= followers;
    const key = `followers.${platform}`;
    judged.push({ key, kind: 'followers', platform, needed: followers, mine, met });
  }
  if (engagement > 0) {
    const mine = live?.engagement ?? null;
    const met = (mine ?? -1) >= engagement;
    const key = `engagement.${platform}`;
    judged.push({ key, kind: 'engagement', platform, needed: engagement, mine, met });
  }
  return judged;
}

function describeValue(judged: Judged, value: number | string | null, language: Language) {
  if (value === null) return null;
  if (judged.kind === 'engagement') return `${(Number(value) / 100).toFixed(2)}%`;
  if (judged.kind === 'followers') return language.number(Number(value));
  if (judged.kind === 'country') return countryName(String(value), language);
  return String(value);
}

function countryName(code: string, language: Language): string {
  return new Intl.DisplayNames([language.locale], { type: 'region' }).of(code) ?? code;
}

function fixUrl({ kind, platform }: Judged): string | null {
  if (kind === 'account') return `/profile?connect=${platform}`;
  return kind === 'country' ? '/profile/edit?section=personal' : null;
}
