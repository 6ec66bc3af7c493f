import { message } from './message.ts'

/**
 * Error messages that only the server needs. They stand apart from `messages.ts`, which is part of the dashboard's first
 * load.
 */
export const errorMessages = {
  // HTTP errors
  unauthorized: 'This action is unauthorized.',
  emailNotVerified: 'Your email address is not verified.',
  invalidSignature: 'Invalid signature.',
  noSuchRecord: (model: string, id: string | number) => message`No query results for model [${model}] ${id}`,
  methodNotSupported: (method: string, path: string, supported: readonly string[]) =>
    message`The ${method} method is not supported for route ${path.replace(/^\//, '')}. Supported methods: ${supported.join(', ')}.`,
  tooLarge: 'The POST data is too large.',
  unsupportedMediaType: 'The request must be sent as JSON or, with files, as a multipart form.',
  malformedAddress: 'This address is not a valid one.',
  malformedBody: 'The request body is not valid JSON.',
  malformedForm: 'The form did not arrive whole. Please send it again.',
  csrfMismatch: 'CSRF token mismatch.',
  foreignOrigin: 'This request comes from another website.',
  confirmPassword: 'Password confirmation required.',
  unlockLinkInvalid: 'This link was used already or is too old. Please ask for a new letter.',
  tooManyAttempts: 'Too Many Attempts.',
  serverError: 'Server Error',
  unavailable: 'Service Unavailable',
  noRoom: 'The server has no room left, so nothing can be saved just now.',
  signedOutHere:
    'You are signed out in this browser. The server has no room left, so the session itself could not be ended; it ends by itself.',

  // Accounts
  manyInvitations: 'Many invitations have been sent today. Please go on tomorrow.',
  lastAdministrator: 'There must be at least one active administrator.',
  notYourself: 'You can not do this to your own account.',
  manyLetters: 'Many letters have gone to this address today. Please try again tomorrow.',
  twoStepUnreadable:
    'Codes of your app can not be checked any more, since the key of this server was changed. Please use a recovery code, or ask whoever runs the server.',
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
  notHolding: (singular: string, permission: string) => message`This ${singular} may not ${permission}.`,

  // Conflicts of changes to records
  changedMeanwhile: (singular: string) => message`Somebody else has changed this ${singular} meanwhile.`,
  changedMeanwhileBy: (name: string, singular: string) =>
    message`${name} has changed this ${singular} meanwhile.`,
  referredTo: (singular: string, count: number, others: string) =>
    message`The ${singular} can not be deleted: it is still in use by ${count} ${others}.`,
  noSuchVersion: 'The log does not have this version any more.',
  manyViews: (most: number) =>
    message`You have ${most} views of this list already. Please delete one that you do not use.`,
  notInTrash: 'This can not be restored any more.',
  notRestored: (title: string, reason: string) => message`'${title}' can not be restored. ${reason}`,
  keptPicture: (field: string) => message`The ${field} field must be a picture that was uploaded here.`,
  keptFile: (field: string) => message`The ${field} field must be a file that was uploaded here.`,
}
