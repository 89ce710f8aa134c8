import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '../data/Card/Card.tsx';
import { DescriptionItem, DescriptionList } from '../data/DescriptionList/DescriptionList.tsx';
import { Stat } from '../data/Stat/Stat.tsx';
import { Banner } from '../feedback/Banner/Banner.tsx';
import { EmptyState } from '../feedback/EmptyState/EmptyState.tsx';
import { designSystemLanguages, type DesignSystemLanguage } from '../i18n/languages.ts';
import { CheckboxField } from '../inputs/CheckboxField/CheckboxField.tsx';
import { FileField } from '../inputs/FileField/FileField.tsx';
import { PhoneField } from '../inputs/PhoneField/PhoneField.tsx';
import { RadioGroupField } from '../inputs/RadioGroupField/RadioGroupField.tsx';
import { SelectField } from '../inputs/SelectField/SelectField.tsx';
import { TagField } from '../inputs/TagField/TagField.tsx';
import { TextAreaField } from '../inputs/TextAreaField/TextAreaField.tsx';
import { TextField } from '../inputs/TextField/TextField.tsx';
import { Pagination } from '../navigation/Pagination/Pagination.tsx';
import { Stepper } from '../navigation/Stepper/Stepper.tsx';
import { Tabs } from '../navigation/Tabs/Tabs.tsx';
import { Badge } from '../primitives/Badge/Badge.tsx';
import { Button } from '../primitives/Button/Button.tsx';
import { Stack } from '../primitives/Stack/Stack.tsx';
import { expectFits } from '../testing/expectFits.ts';
import { InLanguage } from '../testing/InLanguage.tsx';

const meta = {
  title: 'Foundations/Languages',
  // On a phone of 360 px the content of a page is 20.5rem wide.
  decorators: (Story) => (
    <div style={{ maxInlineSize: '20.5rem' }}>
      <Story />
    </div>
  ),
} satisfies Meta;

export default meta;
type Story = StoryObj<typeof meta>;

function getName(language: DesignSystemLanguage): string {
  return new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
}

/** Every language of the library. */
export const Default: Story = {
  render: () => (
    <Stack gap="md">
      {designSystemLanguages.map((language) => (
        <InLanguage key={language} locale={language} language={language}>
          <TextField label={getName(language)} minLength={2} maxLength={80} />
        </InLanguage>
      ))}
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const fields = within(canvasElement).getAllByRole('textbox');
    await expect(fields).toHaveLength(designSystemLanguages.length);
    const hints = canvasElement.querySelectorAll('[data-part="hint"]');
    // The hints differ in every language, so no language shows English instead.
    const texts = new Set([...hints].map(({ textContent }) => textContent));
    await expect(texts.size).toBe(designSystemLanguages.length);
    await expectFits(canvasElement);
  },
};

/** Arabic has six plural categories, and the noun changes with each. A limit is never 0, so the story has the other five. */
export const ArabicPlurals: Story = {
  render: () => (
    <InLanguage locale="ar" language="ar">
      <Stack gap="md">
        {[1, 2, 3, 11, 100].map((limit) => (
          <TagField key={limit} label={`المهارات (${limit})`} maxItems={limit} />
        ))}
      </Stack>
    </InLanguage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    for (const text of [
      'مُدخل واحد.',
      'مُدخلان كحد أقصى.',
      'حتى 3 مُدخلات.',
      'حتى 11 مُدخلًا.',
      'حتى 100 مُدخل.',
    ]) {
      await expect(canvas.getByText(text, { exact: false })).toBeVisible();
    }
    await expectFits(canvasElement);
  },
};

/** Digits, codes and Latin names keep their order in Hebrew, which is written from right to left. */
export const HebrewDigits: Story = {
  render: () => (
    <InLanguage locale="he" language="he">
      <Stack gap="md">
        <Stepper
          aria-label="הרשמה"
          selectedKey="tax"
          items={[
            { id: 'name', label: 'פרטים' },
            { id: 'tax', label: 'טופס 106' },
            { id: 'done', label: 'סיום' },
          ]}
        />
        <PhoneField label="טלפון" name="phone" defaultCountry="IL" defaultValue="+972501234567" />
        <TextAreaField
          label="הערות"
          maxLength={280}
          defaultValue="ויטמין B12, 2 × 500 מ״ג (עד 3.5%)"
        />
        <FileField
          label="מסמכים"
          name="files"
          maxItems={12}
          maxSize={5_000_000}
          acceptedFileTypes={['.pdf']}
        />
        <Stat label="הכנסה ב־2026" value="12,500" description="עלייה של 3.5% לעומת Q1" />
        <Pagination
          aria-label="תוצאות"
          page={12}
          pageCount={38}
          getHref={(page) => `?page=${page}`}
        />
      </Stack>
    </InLanguage>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('עד 12 קבצים.', { exact: false })).toBeVisible();
    await expect(canvas.getByText('שלב 2 מתוך 3', { exact: false })).toBeInTheDocument();
    await expectFits(canvasElement);
  },
};

/** Long words of a language, and the language of the library's own texts. */
type Words = {
  locale: string;
  language: 'de' | 'en' | 'th';
  field: string;
  action: string;
  tabs: readonly string[];
  text: string;
  heading: string;
};

function Examples({ locale, language, field, action, tabs, text, heading }: Words) {
  return (
    <InLanguage locale={locale} language={language}>
      <Stack gap="md">
        <Card
          title={heading}
          isCollapsible
          onRefresh={() => undefined}
          footer={<Button>{action}</Button>}
        >
          <DescriptionList>
            <DescriptionItem label={field}>{heading}</DescriptionItem>
          </DescriptionList>
        </Card>
        <Banner title={heading} tone="warning" actions={<Button variant="soft">{action}</Button>}>
          {text}
        </Banner>
        <Tabs
          aria-label={heading}
          items={tabs.map((label) => ({ id: label, label, count: 3, content: text }))}
        />
        <TextField label={field} description={text} isRequired errorMessage={text} />
        <SelectField
          label={field}
          options={tabs.map((label) => ({ id: label, label }))}
          defaultValue={tabs[0] ?? ''}
        />
        <RadioGroupField label={field} options={tabs.map((label) => ({ id: label, label }))} />
        <CheckboxField label={text} />
        <Badge tone="success">{heading}</Badge>
        <EmptyState title={heading} actions={<Button>{action}</Button>}>
          {text}
        </EmptyState>
      </Stack>
    </InLanguage>
  );
}

/** German joins nouns into one word, which breaks at a hyphen or between syllables. */
export const GermanWords: Story = {
  render: () => (
    <Examples
      locale="de"
      language="de"
      heading="Rechtsschutzversicherungsgesellschaften"
      field="Krankenversicherungsnummernvergabe"
      action="Datenschutzgrundverordnungserklärungen"
      tabs={['Kraftfahrzeughaftpflichtversicherung', 'Arbeitsunfähigkeitsbescheinigung']}
      text="Die Kraftfahrzeughaftpflichtversicherungsbestätigung muss der Straßenverkehrszulassungsbehörde vorliegen."
    />
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Finnish words change their endings by case and number. The library has no Finnish texts, so its own texts are in English. */
export const FinnishWords: Story = {
  render: () => (
    <Examples
      locale="fi"
      language="en"
      heading="Lentokonesuihkuturbiinimoottori"
      field="Työttömyysvakuutusmaksuvelvollisuus"
      action="Hyväksy henkilötietojenkäsittelysopimus"
      tabs={['Vesivoimalaitosrakennustyömaa', 'Kansaneläkelaitoksen']}
      text="Epäjärjestelmällistyttämättömyydellänsäkään asumistukihakemuskäsittelijä ei vastannut."
    />
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};

/** Thai has no blanks between words: lines break between words that the browser knows from its dictionary. */
export const ThaiWithoutBlanks: Story = {
  render: () => (
    <Examples
      locale="th"
      language="th"
      heading="การลงทะเบียนผู้ป่วยใหม่สำหรับโรงพยาบาลมหาวิทยาลัย"
      field="หมายเลขประจำตัวผู้เสียภาษีอากรของนิติบุคคล"
      action="ดาวน์โหลดใบรับรองแพทย์ฉบับภาษาอังกฤษ"
      tabs={['ข้อมูลการรักษาพยาบาลย้อนหลัง', 'รายการค่าใช้จ่ายทั้งหมดของคุณ']}
      text="กรุณาตรวจสอบข้อมูลส่วนบุคคลและเอกสารประกอบการพิจารณาให้ครบถ้วนก่อนส่งแบบฟอร์มนี้"
    />
  ),
  play: ({ canvasElement }) => expectFits(canvasElement),
};
