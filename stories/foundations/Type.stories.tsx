import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { expect, within } from 'storybook/test';
import styled from 'styled-components';
import { LANG_TAG, LANGS, type Lang } from '../../src/domain/constants.ts';
import { Named, Purpose, Rows, Sheet, Topic } from './Sheet.styles.ts';
import { hasToken, tokenOf, tokensLike } from './tokens.ts';
import { stepText } from './type-steps.ts';

/** Inter, then the Noto Sans of the language; sizes in rem, so that they follow the text size of the user. */
const meta = { title: 'Foundations/Type' } satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const Sample = styled.span`
  display: block;
  font: var(--sample);
  letter-spacing: var(--sample-tracking, normal);
`;

const trackingOf = (name: string) => (hasToken(`${name}-tracking`) ? `var(--${name}-tracking)` : undefined);

const Weight = styled.span`
  font: var(--type-heading);
  font-weight: var(--sample);
`;

/** Each step in itself, largest first. */
export const Steps: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Steps</h2>
        <p>Size and line in pixels at normal text size, and the weight.</p>
        <Rows>
          {tokensLike(/^type-(?!.*-tracking$)/).map(({ name, about, values }) => (
            <li key={name}>
              <Sample style={{ '--sample': `var(--${name})`, '--sample-tracking': trackingOf(name) } as CSSProperties}>
                Buy 0.1558 BTC
              </Sample>
              <Named>
                <span>{name}</span>
                <span>{stepText(values['light/green-up'])}</span>
              </Named>
              <Purpose>{about}</Purpose>
            </li>
          ))}
        </Rows>
      </Topic>
      <Topic>
        <h2>Weights</h2>
        <p>Bold for the logo mark and the ends of an address only.</p>
        <Rows>
          {tokensLike(/^font-weight-/).map(({ name, values }) => (
            <li key={name}>
              <Named>
                <Weight style={{ '--sample': `var(--${name})` } as CSSProperties}>Withdraw</Weight>
                <span>
                  {name}, {values['light/green-up']}
                </span>
              </Named>
            </li>
          ))}
        </Rows>
      </Topic>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('36/44, 600')).toBeVisible();
  },
};

const SENTENCES: Readonly<Record<Lang, string>> = {
  en: 'Buy 0.1558 BTC at 64,210.0',
  zh: '买入 0.1558 BTC，价格 64,210.0',
  hk: '買入 0.1558 BTC，價格 64,210.0',
  th: 'ซื้อ 0.1558 BTC ที่ราคา 64,210.0',
  jp: '0.1558 BTC を 64,210.0 で買う',
  kor: '64,210.0에 0.1558 BTC 매수',
  fra: 'Acheter 0.1558 BTC à 64,210.0',
  spa: 'Comprar 0.1558 BTC a 64,210.0',
};

/** A language that needs a family of its own has more leading as well, and no letter-spacing. */
const hasOwnFamily = (lang: Lang) => hasToken(`font-family-${lang}`);
const familyOf = (lang: Lang) =>
  tokenOf(hasOwnFamily(lang) ? `font-family-${lang}` : 'font-family-base').values['light/green-up'];

/** The families that the app brings along, without those that stand in for them until then. */
const broughtOf = (lang: Lang) =>
  familyOf(lang)
    .replaceAll('"', '')
    .split(', ')
    .filter((family) => family.endsWith('Variable'))
    .slice(0, 2);

const Script = styled.p`
  font: var(--type-body);
  font-family: var(--sample);

  &[data-tall] {
    line-height: 1.6;
  }
`;

/** The eight languages, each in its own family. */
export const Languages: Story = {
  render: () => (
    <Sheet>
      <Topic>
        <h2>Languages</h2>
        <p>Chinese, Japanese, Korean and Thai get a tenth more leading and never a letter-spacing.</p>
        <Rows>
          {LANGS.map((lang) => (
            <li key={lang}>
              <Script
                lang={LANG_TAG[lang]}
                data-tall={hasOwnFamily(lang) || undefined}
                style={{ '--sample': familyOf(lang) } as CSSProperties}
              >
                {SENTENCES[lang]}
              </Script>
              <Purpose>{broughtOf(lang).join(', ')}</Purpose>
            </li>
          ))}
        </Rows>
      </Topic>
    </Sheet>
  ),
};
