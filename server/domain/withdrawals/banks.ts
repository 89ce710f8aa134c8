import type { Calendar } from '../../../contract/rules/workingDays.ts';

// The seat of the banks in countries with several time zones whose first zone, in alphabetical order, is another.
const seats: Record<string, string> = {
  AU: 'Australia/Sydney',
  BR: 'America/Sao_Paulo',
  CA: 'America/Toronto',
  CL: 'America/Santiago',
  EC: 'America/Guayaquil',
  ES: 'Europe/Madrid',
  KZ: 'Asia/Almaty',
  MN: 'Asia/Ulaanbaatar',
  MX: 'America/Mexico_City',
  PG: 'Pacific/Port_Moresby',
  PT: 'Europe/Lisbon',
  RU: 'Europe/Moscow',
  US: 'America/New_York',
  UZ: 'Asia/Tashkent',
};

// TypeScript does not know these methods yet. Days of the week are numbered from 1, which is Monday.
type LocaleOfCountry = Intl.Locale & {
  getTimeZones: () => string[] | undefined;
  getWeekInfo: () => { weekend: number[] };
};

/** How the banks of a country count their days: in a time zone, and without days of the week (0 is Sunday). */
export type Bank = { timeZone: string; weekend: readonly number[] };

// Reading the facts of a country from `Intl` takes about a millisecond.
const banks = new Map<string, Bank>();

/** Returns how the banks of a country count their days; in UTC for a country without a time zone. */
export function getBank(country: string): Bank {
  const bank = banks.get(country) ?? readIntl(country);
  banks.set(country, bank);
  return bank;
}

function readIntl(country: string): Bank {
  const locale = new Intl.Locale('und', { region: country }) as LocaleOfCountry;
  return {
    timeZone: seats[country] ?? locale.getTimeZones()?.[0] ?? 'UTC',
    weekend: locale.getWeekInfo().weekend.map((weekday) => weekday % 7),
  };
}

/** Returns the calendar of transfers to a bank: a day on which the currency or the country rests is none. */
export function getBankCalendar({ weekend, holidays }: Calendar, bank: Bank): Calendar {
  return { weekend: [...new Set([...weekend, ...bank.weekend])], holidays };
}
