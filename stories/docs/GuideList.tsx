import { Part, Sentences } from './Docs.styles.ts';
import { Sentence } from './Sentence.tsx';

interface GuideListProps {
  readonly heading: string;
  readonly sentences: readonly string[];
}

/** One list of the guide, under its heading. */
export function GuideList({ heading, sentences }: GuideListProps) {
  return (
    <Part>
      <h2>{heading}</h2>
      <Sentences>
        {sentences.map((sentence) => (
          <li key={sentence}>
            <Sentence text={sentence} />
          </li>
        ))}
      </Sentences>
    </Part>
  );
}
