import type { Email } from './email.ts'
import { dear } from './greeting.ts'

/** E-mails about a person's own account. */
export const accountTemplates = {
  verifyAddress: (name: string, url: string): Email => ({
    subject: 'Please confirm your e-mail address',
    greeting: dear(name),
    paragraphs: [
      'Thank you for registering on our website. Please confirm your e-mail address within 60 minutes. After that, sign in to get a new link.',
      'An administrator will then activate your account. We’ll e-mail you when you can sign in.',
    ],
    action: { label: 'Confirm my e-mail address', url },
    footnote:
      'You received this e-mail because someone registered on our website with this address. If this wasn’t you, ignore this e-mail.',
  }),
  confirmNewAddress: (name: string, url: string): Email => ({
    subject: 'Please confirm your new e-mail address',
    greeting: dear(name),
    paragraphs: [
      'You entered this e-mail address in your profile. Please confirm it within 60 minutes. Until then, your account keeps its current address.',
    ],
    action: { label: 'Confirm my new address', url },
    footnote:
      'You received this e-mail because someone entered this address in a profile on our website. If this wasn’t you, ignore this e-mail.',
  }),
  addressChanging: (name: string, address: string): Email => ({
    subject: 'Your e-mail address is about to change',
    greeting: dear(name),
    paragraphs: [
      `The e-mail address of your account will change to ${address} as soon as that address is confirmed.`,
    ],
    footnote: 'If you did not request this change, change your password now and tell an administrator.',
  }),
  invitation: (name: string, inviter: string, url: string): Email => ({
    subject: 'Invitation to our website’s dashboard',
    greeting: dear(name),
    paragraphs: [
      `${inviter} invites you to work on our website. To get started, open the link and choose a username and password.`,
      'The link works once and expires in seven days.',
    ],
    action: { label: 'Accept the invitation', url },
    footnote: 'If you did not expect this invitation, please ignore this e-mail.',
  }),
  activated: (name: string, url: string): Email => ({
    subject: 'Your account is active',
    greeting: dear(name),
    paragraphs: ['An administrator has activated your account. You can sign in now.'],
    action: { label: 'Sign in', url },
    footnote: 'You received this e-mail because you registered on our website.',
  }),
  twoStepReset: (name: string, url: string): Email => ({
    subject: 'Your two-step sign-in was reset',
    greeting: dear(name),
    paragraphs: [
      'A colleague who manages accounts has reset your two-step sign-in and ended all of your sessions.',
      'You can now sign in with your password alone. Please set up two-step sign-in again in your profile.',
    ],
    action: { label: 'Sign in', url },
    footnote: 'If you did not request this reset, change your password now and tell an administrator.',
  }),
  resetPassword: (name: string, url: string): Email => ({
    subject: 'Reset your password',
    greeting: dear(name),
    paragraphs: [
      'Please open the link to choose a new password. The link works once and expires in 60 minutes.',
    ],
    action: { label: 'Choose a new password', url },
    footnote:
      'You received this e-mail because someone asked to reset your password. If this wasn’t you, ignore this e-mail. Your password stays the same.',
  }),
  unlock: (name: string, url: string): Email => ({
    subject: 'Sign in without waiting',
    greeting: dear(name),
    paragraphs: [
      'Someone has entered wrong passwords for your account many times. To protect your account, browsers you haven’t used before must wait before they can sign in.',
      'To sign in without waiting, open this link in the browser you want to use. The link works once and expires in 60 minutes.',
    ],
    action: { label: 'Sign in with this browser', url },
    footnote:
      'You received this e-mail because someone requested this link on our sign-in page. If this wasn’t you, ignore this e-mail. Nobody can sign in without your password.',
  }),
  passwordChanged: (name: string): Email => ({
    subject: 'Your password was changed',
    greeting: dear(name),
    paragraphs: [
      'The password of your account has just been changed. All of your other sessions were ended.',
    ],
    footnote: 'If you did not change your password, reset it now and tell an administrator.',
  }),
}
