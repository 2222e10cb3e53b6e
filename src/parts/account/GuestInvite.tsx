import { useTranslation } from 'react-i18next';
import { MediaRow } from '#kit/MediaRow';
import { Stack } from '#kit/Stack';
import { Heading, Text } from '#kit/Text';
import { LoginButton } from './LoginButton.tsx';

interface GuestInviteProps {
  /** What stands open, or what does not without an account. */
  readonly title: string;
  readonly text: string;
  /**
   * `lead` heads a screen, with the way beside the text; `row` has it beside both, on a card; `stack` has it as wide as its sheet,
   * below them. @default 'row'
   */
  readonly look?: 'lead' | 'row' | 'stack';
  /** Before it goes: what stands over the screen closes. */
  readonly onLeave?: () => void;
}

/** In the place of what is the user's own, beside what a guest sees as well: the way to an account, and back to here. */
export function GuestInvite({ title, text, look = 'row', onLeave }: GuestInviteProps) {
  const { t } = useTranslation('common');
  const button = (
    <LoginButton size={look === 'stack' ? undefined : 'md'} block={look === 'stack'} onLeave={onLeave}>
      {t('action.loginOrRegister')}
    </LoginButton>
  );
  const said = <Text tone="secondary">{text}</Text>;
  if (look === 'lead')
    return (
      <Stack gap={12}>
        <Heading level={1} look="title">
          {title}
        </Heading>
        <MediaRow end={button}>{said}</MediaRow>
      </Stack>
    );
  const words = (
    <Stack gap={4}>
      <Text look="heading">{title}</Text>
      {said}
    </Stack>
  );
  if (look === 'row') return <MediaRow end={button}>{words}</MediaRow>;
  return (
    <Stack gap={16}>
      {words}
      {button}
    </Stack>
  );
}
