import type { Letters } from './template.ts'

const notYou = 'If this was not you, do nothing: without this link nothing happens.'

export const letters: Letters = {
  register: ({ url, hours }) => ({
    subject: 'Is this your e-mail?',
    lines: [
      'Welcome to Mofu! Press the button to say that this address is yours. Then sign in with the password you chose.',
      `The link works once, for ${hours} hours.`,
    ],
    action: { label: 'Yes, this is me', url },
    note: notYou,
  }),
  registerAgain: ({ url }) => ({
    subject: 'You already have an account',
    lines: [
      'Somebody, perhaps you, registered at Mofu with this address. It already has an account, so nothing was changed.',
      'Sign in with your password. If you no longer know it, set a new one.',
    ],
    action: { label: 'Set a new password', url },
    note: 'If this was not you, do nothing.',
  }),
  reset: ({ url, minutes }) => ({
    subject: 'Set a new password',
    lines: [
      'You asked for a new password at Mofu. Press the button and choose one.',
      `The link works once, for ${minutes} minutes. Afterwards all your sessions are signed out.`,
    ],
    action: { label: 'Choose a new password', url },
    note: 'If this was not you, do nothing: your password stays as it is.',
  }),
  changeEmail: ({ url, hours }) => ({
    subject: 'Is this your new e-mail?',
    lines: [
      'An account at Mofu wants to use this address. Press the button to say that it is yours.',
      `The link works once, for ${hours} hours.`,
    ],
    action: { label: 'Yes, use this address', url },
    note: notYou,
  }),
  emailTaken: () => ({
    subject: 'This address already has an account',
    lines: [
      'Another account at Mofu asked to use this address. It already belongs to an account of yours, so nothing was changed.',
    ],
    note: 'There is nothing you need to do.',
  }),
  emailChanging: ({ url }) => ({
    subject: 'A request to change your e-mail',
    lines: [
      'Someone signed in to your Mofu account asked to replace this e-mail address with another one. The change takes effect once the new address is confirmed.',
    ],
    action: { label: 'It was not me: set a new password', url },
    note: 'If it was you, there is nothing to do. A new password cancels the change.',
  }),
  emailChanged: () => ({
    subject: 'Your e-mail was changed',
    lines: ['Your Mofu account now uses another e-mail address. You can no longer sign in with this one.'],
    note: 'If it was not you, reply to this mail right away and we will help you get your account back.',
  }),
  passwordChanged: ({ url }) => ({
    subject: 'Your password was changed',
    lines: [
      'The password of your account at Mofu has just been changed, and your other sessions were signed out.',
    ],
    action: { label: 'It was not me', url },
    note: 'If you changed it yourself, there is nothing to do.',
  }),
  payoutChanged: ({ url, shop, address, when }) => ({
    subject: 'The payout address of your shop changes',
    lines: [
      `From ${when}, sales of ${shop} will be paid to ${address}.`,
      'Until then the owner of the shop can take the change back.',
    ],
    action: { label: 'Check the payout address', url },
    note: 'If you did not expect this, take the change back and set a new password right away.',
  }),
  digest: ({ url, lines, more }) => ({
    subject: 'News from your pets',
    lines: [...lines, ...(more > 0 ? [`And ${more} more.`] : [])],
    action: { label: 'Open your inbox', url },
    note: 'You choose in your account which news come by mail.',
  }),
}
