import { DocsContext } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { Sentence } from './Sentence.tsx';
import { StateFrame } from './StateFrame.tsx';
import { Caption, Grid, State } from './States.styles.ts';
import { useLook } from './useLook.ts';
import { useTurns } from './useTurns.ts';

/** Every story of a component side by side, each played to its end, with what its file says of it. */
export function States() {
  const stories = useContext(DocsContext).componentStories();
  const look = useLook();
  const turns = useTurns(stories.length);
  return (
    <Grid>
      {stories.map(({ id, name, parameters }, place) => (
        <State key={id}>
          <StateFrame id={id} name={name} look={place < turns ? look : null} />
          <Caption>
            <a href={`./?path=/story/${id}`} target="_top">
              {name}
            </a>
            <span>
              <Sentence text={parameters.docs?.description?.story ?? ''} />
            </span>
          </Caption>
        </State>
      ))}
    </Grid>
  );
}
