import { type ReactNode, useCallback, useRef, useState } from 'react';
import { useLoaded } from '../layer/useLoaded.ts';
import { type Confirm, type ConfirmMemory, type ConfirmQuestion, optionsOf } from './confirm.ts';

interface Question {
  readonly id: number;
  readonly asked: ConfirmQuestion;
  readonly answer: (confirmed: boolean) => void;
}

const load = () => import('./ConfirmDialog.tsx').then((module) => module.ConfirmDialog);

let count = 0;

/** The queue of questions and the dialog that asks them one by one, each once for one cause. `onFail` tells that the dialog did not load. */
export function useConfirmHost(memory: ConfirmMemory | undefined, onFail: () => void): [Confirm, ReactNode] {
  const [queue, setQueue] = useState<readonly Question[]>([]);
  const question = queue[0];
  // Questions that wait or stand, by their title.
  const open = useRef(new Set<string>());

  const ask = useCallback<Confirm>(
    async (asked) => {
      const options = optionsOf(asked);
      const key = options.doNotAskAgain?.key;
      if (key !== undefined && memory?.has(key)) {
        await options.onConfirm?.({ signal: new AbortController().signal, tell: () => undefined });
        return true;
      }
      const { title } = options;
      // A second tap comes through while the dialog's chunk is on its way: it has one question for its answer already.
      if (open.current.has(title)) return false;
      open.current.add(title);
      return new Promise<boolean>((resolve) => {
        count += 1;
        const answer = (confirmed: boolean) => {
          open.current.delete(title);
          resolve(confirmed);
        };
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
        asked={question.asked}
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
