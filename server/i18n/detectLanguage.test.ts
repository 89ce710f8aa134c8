import { expect, test } from 'vitest';
import { detectLanguage } from './detectLanguage.ts';

test.each([
  ['Please show the cup in the first three seconds, and mention the scent.', 'en'],
  ['Could you please send the draft by Friday?', 'en'],
  ['Kannst du den Entwurf bis Freitag schicken?', 'de'],
  ["Merci beaucoup pour l'envoi, c'est parfait.", 'fr'],
  ['ممنون از شما، متن را تا جمعه بفرستید لطفا', 'fa'],
  ['شكراً لك، أرسل المسودة قبل يوم الجمعة من فضلك', 'ar'],
  ['早晨的茶', 'zh'],
  ['おはようございます', 'ja'],
  ['안녕하세요', 'ko'],
  [
    'Ein Morgen mit Tee. Bitte zeige den Becher in den ersten drei Sekunden und erzähle vom Duft.',
    'de',
  ],
])('the language of “%s” is %s', (text, language) => {
  expect(detectLanguage(text)).toBe(language);
});

test.each([
  '',
  'ok',
  '12:30',
  'Thanks!',
  'Nike Air Max',
  'SUMMER2026 #ad @brand https://example.com/welcome',
  'مرحبا',
])('the language of “%s” is undetermined', (text) => {
  expect(detectLanguage(text)).toBe('und');
});
