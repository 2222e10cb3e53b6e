import { Card } from '#kit/Card';
import { SettingRow } from '#kit/SettingRow';
import { Skeleton } from '#kit/Skeleton';
import { Inset } from '#kit/Stack';
import { useGo } from '../../../parts/navigation/index.ts';
import type { useFirstQuestions } from './useFirstQuestions.ts';

const WIDTHS = ['72%', '58%', '66%'];

interface FirstQuestionsProps {
  /** Names them, and what follows. */
  readonly title: string;
  readonly questions: ReturnType<typeof useFirstQuestions>;
}

/** The first questions of the help, each of which opens there; nothing where there are none. */
export function FirstQuestions({ title, questions }: FirstQuestionsProps) {
  const go = useGo();
  if (questions?.length === 0) return null;
  return (
    <Card title={title}>
      {questions?.map(({ key, title: asked }) => (
        <SettingRow key={key} label={asked} onPress={() => go.open('pages/common/faq', { question: key })} />
      )) ??
        WIDTHS.map((width) => (
          <Inset key={width} top={16} bottom={16}>
            <Skeleton width={width} height="1.25rem" />
          </Inset>
        ))}
    </Card>
  );
}
