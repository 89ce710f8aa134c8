import type { Insertable } from 'kysely';
import type { Rate } from '../../../contract/schemas/profile.ts';
import type { Schema } from '../../database/schema.ts';
import { getDemoId, type DemoName } from './accounts.ts';

type DemoProfile = {
  legalName: string;
  birthYear: number;
  city: string;
  languages: string[];
  categories: string[];
  bio?: string;
  rates?: [Rate['platform'], Rate['content_type'], number][];
};

const profiles: Partial<Record<DemoName, DemoProfile>> = {
  approved: {
    legalName: 'Maya Tan',
    birthYear: 1994,
    city: 'Singapore',
    languages: ['en', 'zh-Hans'],
    categories: ['food', 'lifestyle', 'travel'],
    bio: 'I cook in a kitchen of four square metres and film what comes out of it. Honest about what fails.',
    rates: [
      ['instagram', 'reel', 45_000],
      ['tiktok', 'video', 38_000],
      ['youtube', 'video', 120_000],
    ],
  },
  fresh: {
    legalName: 'Jonas Berg',
    birthYear: 1999,
    city: 'Singapore',
    languages: ['en', 'de'],
    categories: ['outdoors', 'sport'],
    bio: 'Long walks with a light rucksack, and what I learned the hard way.',
  },
  disputes: {
    legalName: 'Amara Osei',
    birthYear: 1992,
    city: 'Singapore',
    languages: ['en'],
    categories: ['home', 'lifestyle'],
    bio: 'Small rooms, good light, and things that last.',
  },
  review: {
    legalName: 'Tomasz Nowak',
    birthYear: 1990,
    city: 'Singapore',
    languages: ['en', 'pl'],
    categories: ['food'],
  },
  rejected: {
    legalName: 'Priya Nair',
    birthYear: 1996,
    city: 'Singapore',
    languages: ['en'],
    categories: ['beauty', 'fashion'],
  },
  suspended: {
    legalName: 'Leo Marchetti',
    birthYear: 1988,
    city: 'Singapore',
    languages: ['en', 'it'],
    categories: ['music', 'technology'],
  },
  yen: {
    legalName: 'Haru Sato',
    birthYear: 1995,
    city: 'Tokyo',
    languages: ['ja', 'en'],
    categories: ['travel', 'lifestyle'],
    bio: 'Trains, small stations and what people eat there.',
  },
  dinar: {
    legalName: 'نورة العلي',
    birthYear: 1998,
    city: 'الكويت',
    languages: ['ar', 'en'],
    categories: ['food', 'health'],
    bio: 'وصفات سريعة من مطبخي كل صباح.',
  },
  arabic: {
    legalName: 'ليلى حداد',
    birthYear: 1997,
    city: 'دبي',
    languages: ['ar', 'en'],
    categories: ['beauty', 'family'],
    bio: 'أصوّر يومي مع عائلتي كما هو، بلا ترتيب مسبق.',
  },
};

/** Creates the profiles of all demo accounts with a complete profile. */
export function profileRows(): Insertable<Schema['profiles']>[] {
  return (Object.keys(profiles) as DemoName[]).flatMap((name) => {
    const profile = profiles[name];
    if (!profile) return [];
    const { legalName, birthYear, city, languages, categories, bio = '', rates = [] } = profile;
    return {
      account_id: getDemoId(name),
      legal_name: legalName,
      birth_year: birthYear,
      city,
      languages_json: JSON.stringify(languages),
      categories_json: JSON.stringify(categories),
      bio,
      rates_json: JSON.stringify(
        rates.map(([platform, content_type, amount]) => ({
          platform,
          content_type,
          amount: { amount, currency: 'USD' },
        })),
      ),
    };
  });
}
