import { defineTable, flag, json, number, text } from '../defineTable.ts';
import { accountColumn } from '../personalRows.ts';

export const profiles = defineTable({
  about: 'The profile and the preferences for emails.',
  section: 'profile',
  isSingle: true,
  belongsTo: accountColumn(),
  erasure: 'delete',
  columns: {
    account_id: text(),
    legal_name: text().default(''),
    birth_year: number().orNull(),
    gender: text().orNull(),
    city: text().default(''),
    languages_json: json().default('[]'),
    categories_json: json().default('[]'),
    bio: text().default(''),
    rates_json: json().default('[]'),
    shipping_json: json().orNull(),
    email_updates: text<'instant' | 'daily' | 'off'>().default('instant'),
    deadline_reminders: flag().default(1),
  },
});
