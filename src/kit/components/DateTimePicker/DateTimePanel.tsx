import { useAnnouncedChange } from '../../announce/index.ts';
import { useKitWords } from '../../words/index.ts';
import { Button } from '../Button/index.ts';
import { Sheet } from '../Sheet/index.ts';
import type { DateTimePickerProps } from './types.ts';
import { useDraft } from './useDraft.ts';
import { Summary, Wheels } from './Wheel.styles.ts';
import { Wheel } from './Wheel.tsx';
import { momentOf, offsetAt, offsetText, two } from './zone.ts';

const DAYS_A_PAGE = 30;
const HOURS_A_PAGE = 6;
const MINUTES_A_PAGE = 10;

/** The sheet with its wheels, in a chunk of its own. */
export function DateTimePanel(props: DateTimePickerProps) {
  const { open, onClose, title, onChange, precision = 'minute', onClear } = props;
  const kit = useKitWords();
  const { time, days, hours, minutes, ms, range, words, turn, minuteStep, utcOffset } = useDraft(props);
  const isDay = precision === 'day';
  const chosen = `${words.fullDay(time.day)}${isDay ? '' : ` ${two(time.hour)}:${two(time.minute)}`}`;
  useAnnouncedChange(open ? chosen : undefined);

  const confirm = () => {
    onChange(isDay ? Math.max(range.min, momentOf({ ...time, hour: 0, minute: 0 }, utcOffset)) : ms);
    onClose();
  };
  const clear = () => {
    onClear?.();
    onClose();
  };
  const footer = (
    <>
      {onClear ? (
        <Button variant="secondary" onClick={clear}>
          {kit.clear}
        </Button>
      ) : null}
      <Button onClick={confirm}>{props.confirmLabel ?? kit.done}</Button>
    </>
  );
  return (
    <Sheet open={open} onClose={onClose} title={title} flush footer={footer}>
      <Summary>
        <strong>{chosen}</strong>
        <span>{offsetText(offsetAt(ms, utcOffset))}</span>
      </Summary>
      <Wheels>
        <Wheel wide autoFocus label={words.day} rows={days} value={time.day} page={DAYS_A_PAGE} onChange={turn.day} />
        {isDay ? null : (
          <>
            <Wheel label={words.hour} rows={hours} value={time.hour} page={HOURS_A_PAGE} onChange={turn.hour} />
            <Wheel
              label={words.minute}
              rows={minutes}
              value={time.minute}
              page={Math.max(1, MINUTES_A_PAGE / minuteStep)}
              onChange={turn.minute}
            />
          </>
        )}
      </Wheels>
    </Sheet>
  );
}
