import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Accordion } from '#kit/Accordion';
import { Card } from '#kit/Card';
import { EmptyBlock } from '#kit/ListState';
import { RichText } from '#kit/RichText';
import { Section } from '#kit/Section';
import { Inset, Stack } from '#kit/Stack';
import { TextButton } from '#kit/TextButton';
import type { Article } from '../../../contract/rows/news.ts';
import { articleTag } from '../shared/article-tag.ts';
import { readFaq, searchFaq } from '../shared/faq.ts';
import { LanguageNote } from '../shared/LanguageNote.tsx';
import { TopicTiles } from './TopicTiles.tsx';

interface FaqViewProps {
  readonly article: Article;
  readonly search: string;
  /** Empties the search. */
  readonly onClear: () => void;
  /** The question that is open at first. */
  readonly question: string | undefined;
}

/** The topics, and the questions of one or of all; an article without headings is shown as it is. */
export function FaqView({ article, search, onClear, question }: FaqViewProps) {
  const { t } = useTranslation('content');
  const [chosen, setChosen] = useState<string | null>(null);
  const { content } = article;
  const { topics, items } = useMemo(() => readFaq(content), [content]);
  const isSearching = search.trim() !== '';
  const topic = isSearching ? undefined : topics.find(({ key }) => key === chosen);
  const found = isSearching ? searchFaq(items, search) : items.filter((item) => !topic || item.topic === topic.key);

  if (items.length === 0) {
    return (
      <Card look="text">
        <Stack gap={12} lang={articleTag(article)}>
          <LanguageNote article={article} />
          <RichText html={content} />
        </Stack>
      </Card>
    );
  }
  if (found.length === 0)
    return (
      <EmptyBlock
        isPart
        title={t('faq.none.title')}
        text={t('faq.none.text')}
        action={{ label: t('faq.none.action'), onPress: onClear }}
      />
    );
  return (
    <>
      {topics.length > 0 && !isSearching ? (
        <TopicTiles topics={topics} items={items} chosen={topic?.key} onChoose={setChosen} />
      ) : null}
      <Inset edge="none" top={8}>
        <Section
          title={topic?.title ?? (isSearching ? t('faq.found', { count: found.length }) : t('faq.all'))}
          end={
            topic ? (
              <TextButton look="label" onClick={() => setChosen(null)}>
                {t('faq.showAll')}
              </TextButton>
            ) : null
          }
        >
          <Inset>
            <LanguageNote article={article} />
          </Inset>
          <Card>
            <Accordion
              key={topic?.key}
              openKey={topic ? found[0]?.key : question}
              items={found.map(({ key, title, html: body }) => ({ key, title, body: <RichText html={body} /> }))}
            />
          </Card>
        </Section>
      </Inset>
    </>
  );
}
