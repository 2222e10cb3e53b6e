import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '#kit/Accordion';
import { Button } from '#kit/Button';
import { EmptyBlock } from '#kit/ListState';
import { RichText } from '#kit/RichText';
import { SearchField } from '#kit/SearchField';
import { Inset } from '#kit/Stack';
import { useGo } from '../../../parts/navigation/index.ts';
import { faqItems, searchFaq } from './faq.ts';

interface FaqViewProps {
  readonly html: string;
}

/** The questions, searched as one types; an article without headings is shown as it is. */
export function FaqView({ html }: FaqViewProps) {
  const { t } = useTranslation('content');
  const go = useGo();
  const [search, setSearch] = useState('');
  const items = useMemo(() => faqItems(html), [html]);
  const found = searchFaq(items, search);

  if (items.length === 0) {
    return (
      <Inset>
        <RichText html={html} />
      </Inset>
    );
  }
  return (
    <>
      <Inset top={4} bottom={8}>
        <SearchField value={search} onChange={setSearch} label={t('faq.search')} placeholder={t('faq.search')} />
      </Inset>
      {found.length === 0 ? (
        <EmptyBlock
          title={t('faq.none.title')}
          text={t('faq.none.text')}
          action={<Button onClick={() => go.open('pages/kefu/index')}>{t('service.ask')}</Button>}
        />
      ) : (
        <Accordion
          items={found.map(({ key, title, html: body }) => ({ key, title, body: <RichText html={body} /> }))}
        />
      )}
    </>
  );
}
