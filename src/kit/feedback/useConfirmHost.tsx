import { type ReactNode, useCallback, useState } from 'react';
import { useLoaded } from '../layer/useLoaded.ts';
import { type Confirm, type ConfirmMemory, type ConfirmQuestion, optionsOf } from './confirm.ts';

interface Question {
  readonly id: number;
  readonly asked: ConfirmQuestion;
  readonly answer: (confirmed: boolean) => void;
}

const load = () => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog);

let count = 0;

/** The queue of questions and the dialog that asks them one by one. `onFail` tells that the dialog did not load. */
export function useConfirmHost(memory: ConfirmMemory | undefined, onFail: () => void): [Confirm, ReactNode] {
  const [queue, setQueue] = useState<readonly Question[]>([]);
  const question = queue[0];

  const ask = useCallback<Confirm>(
    async (asked) => {
      const options = optionsOf(asked);
      const key = options.doNotAskAgain?.key;
      if (key !== undefined && memory?.has(key)) {
        await options.onConfirm?.();
        return true;
      }
      return new Promise<boolean>((answer) => {
        count += 1;
        const next = { id: count, asked, answer };
        setQueue((now) => [...now, next]);
      });
    },
    [memory],
  );

  const Dialog = useLoaded(question !== undefined, load, () => {
    for (const { answer } of queue) answer(false);
    setQueue([]);
    onFail();
  });

  const host =
    Dialog && question ? (
      <Dialog
        key={question.id}
        options={optionsOf(question.asked)}
        onDone={(confirmed, remember) => {
          const key = optionsOf(question.asked).doNotAskAgain?.key;
          if (remember && key !== undefined) memory?.add(key);
          setQueue((now) => now.slice(1));
          question.answer(confirmed);
        }}
      />
    ) : null;
  return [ask, host];
}
