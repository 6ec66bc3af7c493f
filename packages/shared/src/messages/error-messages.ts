import { basicErrorMessages } from '@kampana/engine-declare/messages/basic-error-messages'
import { message } from '@kampana/engine-declare/messages/message'

/** Error messages that only the server needs. Separate from `messages.ts`, which is part of the dashboard's first load. */
export const errorMessages = {
  ...basicErrorMessages,

  unknownPushService: 'This browser’s push service is not supported.',
  listChanged: 'The list has changed. Please choose again.',

  unlockLinkInvalid: 'This link has been used or has expired. Please request a new e-mail.',
  signedOutHere:
    'You are signed out in this browser. The server’s disk is full, so your session stays open until it expires.',

  // Accounts
  manyInvitations: 'Today’s limit for invitations has been reached. Please continue tomorrow.',
  lastAdministrator: 'There must be at least one active administrator.',
  notYourself: 'You can’t do this to your own account.',
  manyLetters: 'Today’s limit for e-mails to this address has been reached. Please try again tomorrow.',
  twoStepUnreadable:
    'The server’s key was changed, so your app’s codes no longer work. Use a recovery code or ask the person who runs the server.',
  reservedName: 'This looks like the name of a role. Please use your own name.',
  userName:
    'The username field may contain only letters from A to Z (with or without accents), numbers and . _ - @ +',

  // An invited person who follows the e-mail's link
  noInvitation: 'This invitation link is invalid. Open the latest e-mail or ask for a new invitation.',
  invitationUsed: 'This invitation has been used. Sign in with the username you chose.',
  invitationExpired: (inviter: string) =>
    message`This invitation has expired after seven days. Ask ${inviter} to send it again.`,
  invitationTakenBack: (inviter: string) =>
    message`This invitation was withdrawn. If you think this is a mistake, ask ${inviter}.`,
  invitationWithoutRole: (inviter: string) =>
    message`The role in this invitation no longer exists. Ask ${inviter} for a new invitation.`,
  invitationNotGranted: (inviter: string) =>
    message`${inviter} no longer has permission to grant these roles. Ask an administrator for a new invitation.`,
  invitationHasAccount:
    'There is already an account with your address. Sign in, or reset your password under “Forgot password?”.',

  // Previews for people without an account
  previewLinkMade: 'The link was created. It works for seven days.',
  previewLinkEnded: 'The link was revoked.',
  noPreview:
    'The link to this preview has expired or was revoked. Ask the person who sent it for a new link.',
  commentSent: 'Your comment was sent. Thank you.',

  // Answers to messages of visitors
  noAddressToAnswer: 'This message has no e-mail address to reply to.',
  answeredJustNow: (name: string) =>
    message`${name} answered this a minute ago, so your answer was not sent. Read that answer first. Press the button again if you still want to send yours.`,
  answeredMeanwhile: (name: string, minutes: number) =>
    message`${name} answered this ${minutes} minutes ago, so your answer was not sent. Read that answer first. Press the button again if you still want to send yours.`,

  // Saved views
}
