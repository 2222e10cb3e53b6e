import type { ReactNode } from 'react';
import { nameText, type Prose } from '../../figure-text.ts';
import { TimeText, type TimeTextProps } from '../TimeText/index.ts';
import { Acts, Body, Disc, Head, Row, Spoken, Time, Title, Words } from './EventRow.styles.ts';

export interface EventRowProps {
  /** What happened, in a few words. */
  readonly title: string | null | undefined;
  /** Of what kind it is: an icon of 20. */
  readonly icon: ReactNode;
  /** When: a time of the wire; its day stands over the row. */
  readonly time: TimeTextProps['value'];
  /** Language of the app. */
  readonly lang: TimeTextProps['lang'];
  /** What it means, whole. */
  readonly children?: Prose;
  /** Said to screen readers of one that is not read yet, where the eye sees a point; without it the row is read. */
  readonly unread?: string;
  /** What can be done about it: small Buttons. */
  readonly action?: ReactNode;
  /** Called on a tap anywhere on the row. */
  readonly onPress: () => void;
}

/** Something that happened, in a list by days: its kind, what and when, and what can be done about it. */
export function EventRow({ title, icon, time, lang, children, unread, action, onPress }: EventRowProps) {
  return (
    <Row data-unread={unread ? true : undefined}>
      <Disc>{icon}</Disc>
      <Body>
        <Head>
          <Title type="button" onClick={onPress}>
            {nameText(title)}
            {unread ? <Spoken> {unread}</Spoken> : null}
          </Title>
          <Time>
            <TimeText value={time} lang={lang} look="time" />
          </Time>
        </Head>
        {children ? <Words>{children}</Words> : null}
        {action ? <Acts>{action}</Acts> : null}
      </Body>
    </Row>
  );
}
