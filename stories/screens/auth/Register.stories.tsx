import type { Meta } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { areaChoiceAtom } from '../../../src/state/area-choice.ts';
import { sendAgain } from '../../support/play.ts';
import { type ScreenStory, screenMeta } from '../../support/screen.tsx';
import { clientOf, visits } from '../../support/world.ts';

const meta = {
  title: 'Screens/Register',
  ...screenMeta('pages/common/register'),
} satisfies Meta;
export default meta;

const guest = { session: 'guest' } as const;

const submit = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Create account' }));

const fill = async (canvasElement: HTMLElement) => {
  const screen = within(canvasElement);
  await userEvent.type(await screen.findByLabelText('Email address'), 'new.trader@example.com');
  await userEvent.type(screen.getByLabelText('Verification code'), '123456');
  await userEvent.type(screen.getByLabelText('Password'), 'quiet-river-7');
  await userEvent.type(screen.getByLabelText('Confirm password'), 'quiet-river-7');
};

export const Ready: ScreenStory = { parameters: { screen: guest } };

/** One mistake at a time, in the order of the form. */
export const ChecksInOrder: ScreenStory = {
  tags: ['text-200'],
  parameters: { screen: { ...guest, calls: { 'common.siteConfig': { invite_required: true } } } },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    const says = async (text: string | RegExp) => {
      await submit(canvasElement);
      await expect(await screen.findByText(text, { exact: false })).toBeVisible();
    };
    await screen.findByLabelText('Invite code');
    await says('Enter your email address');
    await userEvent.type(screen.getByLabelText('Email address'), 'new.trader@');
    await says('Enter a valid email address');
    await userEvent.type(screen.getByLabelText('Email address'), 'example.com');
    await says('Enter the verification code');
    await userEvent.type(screen.getByLabelText('Verification code'), '12345');
    await says('Enter the 6 digits from the email');
    await userEvent.type(screen.getByLabelText('Verification code'), '6');
    await says('Enter your password');
    await userEvent.type(screen.getByLabelText('Password'), 'river');
    await says('Enter the password a second time');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'river-8');
    await says('Use at least 7 characters');
    await userEvent.type(screen.getByLabelText('Password'), '-7');
    await says('The passwords do not match');
    await userEvent.clear(screen.getByLabelText('Confirm password'));
    await userEvent.type(screen.getByLabelText('Confirm password'), 'river-7');
    await says('Enter an invite code');
    await userEvent.type(screen.getByLabelText('Invite code'), 'K7Q2MP');
    await says('Accept the rules to continue');
  },
};

/** The word on the label line counts down, and goes on doing so after a visit elsewhere. */
export const CodeSent: ScreenStory = {
  parameters: { screen: guest },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Email address'), 'new.trader@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await expect(await screen.findByRole('button', { name: '120 s' })).toHaveAttribute('aria-disabled', 'true');
    await expect(JSON.parse(localStorage.getItem('codeTimer.register') ?? '{}')).toMatchObject({
      address: 'new.trader@example.com',
    });
    // Another address has nothing to wait for.
    await userEvent.type(screen.getByLabelText('Email address'), '.au');
    await expect(await screen.findByRole('button', { name: 'Send code' })).toBeEnabled();
    await userEvent.type(screen.getByLabelText('Email address'), '{Backspace}{Backspace}{Backspace}');
    await userEvent.click(await screen.findByRole('button', { name: /^1[12]\d s$/ }));
  },
};

export const AccountExists: ScreenStory = {
  parameters: {
    screen: {
      ...guest,
      calls: {
        'common.sendCode': {
          refuse: {
            en: 'An account with this address exists. Log in instead.',
            fra: 'Un compte existe déjà avec cette adresse. Connectez-vous plutôt.',
          },
        },
      },
      again: async () => userEvent.click(within(document.body).getByRole('button', { name: /^(Send|Envoyer)/ })),
    },
  },
  play: async ({ canvasElement }) => {
    const screen = within(canvasElement);
    await userEvent.type(await screen.findByLabelText('Email address'), 'mira.okafor@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send code' }));
    await expect(await screen.findByText('An account with this address exists', { exact: false })).toBeVisible();
    await expect(screen.getByLabelText('Email address')).toHaveFocus();
  },
};

export const WrongCode: ScreenStory = {
  parameters: {
    screen: {
      ...guest,
      calls: {
        'auth.checkCode': {
          refuse: {
            en: 'The code is wrong or too old. Ask for another one.',
            fra: 'Le code est incorrect ou trop ancien. Demandez-en un autre.',
          },
        },
      },
      again: sendAgain,
    },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await submit(canvasElement);
    await expect(
      await within(canvasElement).findByText('The code is wrong or too old', { exact: false }),
    ).toBeVisible();
    await expect(within(canvasElement).getByLabelText('Verification code')).toHaveFocus();
  },
};

export const UnknownInviteCode: ScreenStory = {
  parameters: {
    screen: {
      ...guest,
      query: { code: 'ZZZZZZ' },
      calls: {
        'auth.register': {
          refuse: { en: 'This invite code does not exist', fra: 'Ce code d’invitation n’existe pas' },
          field: 'invite',
        },
      },
      again: sendAgain,
    },
  },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await submit(canvasElement);
    await expect(await within(canvasElement).findByText('This invite code does not exist')).toBeVisible();
    // It came with a link and was locked: now it can be mended.
    const invite = within(canvasElement).getByLabelText('Invite code (optional)');
    await expect(invite).toHaveFocus();
    await expect(invite).toBeInstanceOf(HTMLInputElement);
  },
};

/** Failed without a reason of the server's. */
export const Failed: ScreenStory = {
  parameters: { screen: { ...guest, calls: { 'auth.register': { refuse: '' } } } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await submit(canvasElement);
    await expect(await within(canvasElement).findByText('Your account could not be created. Try again')).toBeVisible();
  },
};

/** The code of an invitation link is locked. */
export const Invited: ScreenStory = {
  parameters: { screen: { ...guest, query: { code: 'K7Q2MP' } } },
  play: async ({ canvasElement }) => {
    const invite = await within(canvasElement).findByLabelText('Invite code (optional)');
    await expect(invite).toHaveTextContent('K7Q2MP');
    await expect(invite).not.toBeInstanceOf(HTMLInputElement);
  },
};

export const RegionChosen: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: guest },
  beforeEach: ({ loaded }) =>
    clientOf(loaded).store.set(areaChoiceAtom, { asker: 'register', region: 'TH', code: '66' }),
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText('Thailand')).toBeVisible();
  },
};

/** Done: to login, with the account filled in and the wanted screen kept. */
export const Success: ScreenStory = {
  tags: ['no-longest'],
  parameters: { screen: { ...guest, query: { redirect: 'pages/transaction/currency' } } },
  play: async ({ canvasElement }) => {
    await fill(canvasElement);
    await userEvent.click(within(canvasElement).getByRole('checkbox'));
    await submit(canvasElement);
    await waitFor(() =>
      expect(visits.at(-1)).toEqual({
        path: 'pages/common/login',
        params: { account: 'new.trader@example.com', redirect: 'pages/transaction/currency' },
      }),
    );
  },
};
