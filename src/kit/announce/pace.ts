/** `alert` is for what stops the user: an error at a field, in a dialog, in place of content. All else is polite. */
export type Urgency = 'polite' | 'alert';

/** Speaks the sentences at once, in their order. */
export type Speak = (sentences: readonly string[], urgency: Urgency) => void;

/** Says a sentence; gives what takes it back for as long as it was not spoken. */
export type Announce = (sentence: string, urgency?: Urgency) => () => void;

/** Milliseconds from one message to the next. */
export const PACE_MS = 5000;
/** Milliseconds in which the errors of one form come together, to be one message. */
export const GATHER_MS = 100;

interface Waiting {
  readonly sentence: string;
}

/**
 * One message in five seconds, each way. Of what comes meanwhile the latest wins; a sentence is not said again in that
 * time. An alert does not wait for a polite message, a polite message waits for both. Keeps no time of its own: timers
 * alone, so that a clock that stands still does not silence it.
 */
export function pacedAnnouncer(speak: Speak): Announce {
  const waiting: Record<Urgency, readonly Waiting[]> = { alert: [], polite: [] };
  const said: Record<Urgency, readonly string[]> = { alert: [], polite: [] };
  const pauses: Partial<Record<Urgency, ReturnType<typeof setTimeout>>> = {};
  let gathering: ReturnType<typeof setTimeout> | undefined;

  const pause = (urgency: Urgency) => {
    clearTimeout(pauses[urgency]);
    pauses[urgency] = setTimeout(() => {
      delete pauses[urgency];
      said[urgency] = [];
      flush(urgency);
    }, PACE_MS);
  };
  const flush = (urgency: Urgency) => {
    if (pauses[urgency] !== undefined || waiting[urgency].length === 0) return;
    said[urgency] = [...new Set(waiting[urgency].map(({ sentence }) => sentence))];
    waiting[urgency] = [];
    speak(said[urgency], urgency);
    pause('polite');
    if (urgency === 'alert') pause('alert');
  };
  const gathered = () => {
    gathering = undefined;
    flush('alert');
    flush('polite');
  };

  return (sentence, urgency = 'polite') => {
    const next: Waiting = { sentence };
    // Errors of one moment belong together; anything older has been overtaken.
    const kept = urgency === 'alert' && gathering !== undefined ? waiting.alert : [];
    waiting[urgency] = said[urgency].includes(sentence) ? kept : [...kept, next];
    gathering ??= setTimeout(gathered, GATHER_MS);
    return () => {
      waiting[urgency] = waiting[urgency].filter((other) => other !== next);
    };
  };
}
