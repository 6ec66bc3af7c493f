import { basicErrorMessages } from './basic-error-messages.ts'
import { message } from './message.ts'

/**
 * Error messages that only the server needs. They stand apart from `messages.ts`, which is part of the dashboard's first
 * load.
 */
export const errorMessages = {
  ...basicErrorMessages,

  unlockLinkInvalid: 'This link was used already or is too old. Please ask for a new letter.',
  signedOutHere:
    'You are signed out in this browser. The server has no room left, so the session itself could not be ended; it ends by itself.',

  // Accounts
  manyInvitations: 'Many invitations have been sent today. Please go on tomorrow.',
  lastAdministrator: 'There must be at least one active administrator.',
  notYourself: 'You can not do this to your own account.',
  manyLetters: 'Many letters have gone to this address today. Please try again tomorrow.',
  twoStepUnreadable:
    'Codes of your app can not be checked any more, since the key of this server was changed. Please use a recovery code, or ask whoever runs the server.',
  reservedName: 'This looks like the name of a role. Please use your own name.',
  userName: 'The username field may only hold letters from A to Z, also with accents, numbers, and . _ - @ +',

  // An invited person who follows the link of the letter
  noInvitation: 'No invitation has this link. Please open the newest letter, or ask for a new invitation.',
  invitationUsed: 'This invitation has been used. Please sign in with the user name that you chose.',
  invitationExpired: (inviter: string) =>
    message`This invitation was valid for seven days. Please ask ${inviter} to send it again.`,
  invitationTakenBack: (inviter: string) =>
    message`This invitation was withdrawn. Please ask ${inviter} if you think that it should not be.`,
  invitationWithoutRole: (inviter: string) =>
    message`The role of this invitation does not exist any more. Please ask ${inviter} for a new invitation.`,
  invitationNotGranted: (inviter: string) =>
    message`${inviter} may not give these roles any more. Please ask an administrator for a new invitation.`,
  invitationHasAccount:
    'There is an account with your address already. Please sign in, or choose a new password by “Forgot password?”.',

  // Previews for people without an account
  previewLinkMade: 'The link was made. It works for seven days.',
  previewLinkEnded: 'The link was taken back.',
  noPreview:
    'This preview is not here any more: its link has ended or was taken back. Please ask who sent it for a new one.',
  commentSent: 'Your comment was sent. Thank you.',

  // Answers to messages of visitors
  noAddressToAnswer: 'This message has no address to which an answer could be sent.',
  answeredJustNow: (name: string) =>
    message`${name} answered this a minute ago, and nothing of yours was sent. Read that answer first; press again if yours is still needed.`,
  answeredMeanwhile: (name: string, minutes: number) =>
    message`${name} answered this ${minutes} minutes ago, and nothing of yours was sent. Read that answer first; press again if yours is still needed.`,

  // Views of lists
  manyViews: (most: number) =>
    message`You have ${most} views of this list already. Please delete one that you do not use.`,
}
