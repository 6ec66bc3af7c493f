import { basicMessages } from './basic-messages.ts'
import { message } from './message.ts'
import { publicMessages } from './public-messages.ts'
import { serverProblems } from './server-problems.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/**
 * The messages of server, dashboard and site. Browser tests repeat the specification's texts, so that a mistake here fails
 * them.
 */
export const messages = {
  ...publicMessages,
  ...basicMessages,

  // Notices
  loggedIn: 'Successfully Logged in',
  loggedOut: 'Successfully Logged out',
  resetLinkSent: 'Reset password link sent',
  passwordChanged: 'Password successful changed',
  passwordChangedSignIn: 'Password successful changed. Please sign in again.',
  verificationLinkSent: 'A fresh verification link has been sent to your email address.',
  checkEmailToActivate: 'Please check your email to activate your account',
  addressVerified: 'Your email address is confirmed. An administrator will activate your account soon.',
  addressConfirmed: 'Your email address is confirmed.',
  viewSaved: (name: string) => message`The view “${name}” was saved.`,
  viewDeleted: (name: string) => message`The view “${name}” was deleted.`,
  orderSaved: 'The order was saved.',
  pictureUploaded: 'The picture was uploaded.',
  fileUploaded: 'The file was uploaded.',

  // Updates: what a change means for visitors
  savedAsDraft: 'Saved as a draft.',
  willAppear: (day: string, time: string) => message`It will appear on ${day} at ${time}.`,
  /** '24 November', by the month's index. */
  inMonth: months.map((month) => (day: string) => message(['', ` ${month}`], day)),
  inYear: (day: string, year: string) => message`${day} ${year}`,
  isTakenDown: (day: string) => message`It was taken down after ${day}.`,
  publicationChanged: 'Its time of publication was changed.',
  categoryChanged: 'Its category was changed.',
  hasEventDays: 'It has days, which only news and events have. Take them out in its form first.',
  neverSeen: 'Its last day is over before it appears. Please choose a later one.',

  // Alerts
  askAnnounce: (title: string) => message`Tell who asked for announcements of ${title}?`,
  isAnnounced: 'Subscribers are told once it is published, between 7 AM and 8 PM.',
  nobodyAsked: 'Nobody has asked for announcements.',
  toldAlready: 'Subscribers are told of it already.',
  askTell: (title: string) => message`Tell families of ${title}?`,
  isTold: 'Families are told, 15 seconds from now.',
  nobodySubscribed: 'Nobody has subscribed for these levels, and no channel is on.',
  familiesToldAlready: 'Families are told of it already, as it stands here.',
  noticeIsOver: 'This notice is over.',
  alertNotWaiting: 'It doesn’t wait to be released.',
  alertReleased: 'It goes out now, or once its update is published.',
  alertUnderWay: 'It is still on its way, or nothing of it failed.',
  alertOutdated: 'What it tells is no longer so.',
  noChannelsYet: 'No channel is set up yet.',
  channelTried: 'It is being tried. What came back is shown here in a moment.',
  channelFaulty: 'Its file can’t be used. See what is wrong with it.',
  channelUntestable: 'Its file doesn’t say how only you would get it: it has no test.',
  alertSentAgain: 'It goes again to those to whom it could not be handed over.',

  noAddress: (line: string) => message`This is no e-mail address: ${line}`,
  manyAddresses: (most: number) => message`Please give at most ${most} addresses at once.`,
  /** The same for all, so that nobody learns by it whether an address is subscribed. */
  familiesInvited: (count: number) =>
    message`Addresses taken in: ${count}. Letters of invitation go, one a second, to those who are not yet subscribed, did not decline, and were not invited in the last 30 days.`,

  // Slides
  slideHidden: 'Visitors do not see the slide any more.',
  slideNotHidden: 'The slide is not hidden any more.',

  // Messages of visitors
  answerPosted: 'The answer is on its way.',
  noteKept: 'The note was kept.',
  statusSet: 'The status was set.',
  messageNotNew: 'It is not new.',
  messageNotRead: 'It is not marked as read.',
  messageNoSpam: 'It is not marked as spam.',

  // Signing in. The words 'verified' and 'active' decide what the dashboard does: no other login reply may hold them.
  notVerified: 'Your email address is not verified. Please open the link in our letter to you.',
  notActive: 'Your account is not active yet. An administrator has to activate it first.',
  badCredentials: 'These credentials do not match our records.',
  tooManyLogins: (seconds: number) =>
    message`Too many login attempts. Please try again in ${seconds} seconds.`,
  unlockLetterSent:
    'If there is an account of this name, a letter with a link is on its way to its address. Open the link in this browser.',
  browserKnown: 'This browser need not wait any more. Please sign in.',

  sessionOver: 'Your session is over. Please sign in again.',

  // Accounts
  resetLinkEmailed: 'We have emailed your password reset link.',
  passwordReset: 'Your password has been reset.',
  resetTokenInvalid: 'This password reset token is invalid.',
  waitBeforeRetrying: 'Please wait before retrying.',
  linkExpired: 'This link is not valid any more. Sign in to have a new one sent.',
  profileSaved: 'Your profile was saved.',
  profileSavedConfirm: (address: string) =>
    message`Your profile was saved. Please confirm your new address by the link we sent to ${address}.`,
  addressWaits: (address: string) => message`Your new address ${address} waits for you to confirm it.`,
  activated: (name: string) => message`The account of ${name} is active now.`,
  deactivated: (name: string) => message`The account of ${name} is inactive now.`,
  ownRight: (permission: string) =>
    message`You hold this role yourself and would lose ‘${permission}’, which you couldn’t give back. Ask a colleague who may do it, too.`,
  askActivate: (name: string) => message`Let ${name} sign in? A letter will tell them.`,
  askActivateUntold: (name: string) => message`Let ${name} sign in?`,
  askDeactivate: (name: string) => message`Shut ${name} out? All of their sessions end at once.`,
  invited: (email: string) => message`An invitation was sent to ${email}.`,
  invitedAlready: 'This address is invited already. Send that invitation again from the list of invitations.',
  invitedHasAccount: 'Somebody with this address has an account already. Give roles to it at Users.',
  inviteWithRole: 'Please choose at least one role: without it the person could do nothing.',
  invitationOver: 'This invitation is over.',
  invitationSentAgain: (name: string) =>
    message`A new letter goes to ${name}. The link of the former one does not work any more.`,
  askWithdraw: (name: string) =>
    message`Withdraw the invitation of ${name}? The link in the letter stops working.`,
  invitationWithdrawn: (name: string) => message`The invitation of ${name} was withdrawn.`,
  invitationAccepted: 'Your account is ready.',
  askResetTwoStep: (name: string) =>
    message`Reset the two-step sign-in of ${name}, who has lost the phone? Until it is set up again the password alone is enough. All of their sessions end at once, and a letter tells them.`,
  twoStepReset: (name: string) => message`${name} can sign in with the password alone now.`,
  roleReviewed: 'The role is no longer listed here.',
  viewingEnded: 'You see again what your own roles allow.',
  administratorRole: 'The Administrator role can not be changed or deleted.',
  administratorRoleForm:
    'The Administrator role keeps its name and all permissions, and can not be deleted. Only two-step sign-in is yours to decide.',
  sessionEnded: 'The session was ended.',
  codeNeeded: 'Please enter the code that your authenticator app shows, or a recovery code.',
  codeWrong: 'This code is not right. Please enter the newest one.',
  passwordConfirmed: 'Your password was confirmed.',
  twoStepOn: 'Two-step sign-in is on. Keep your recovery codes in a safe place.',
  twoStepOff: 'Two-step sign-in is off.',
  codesCopied: 'The recovery codes were copied.',
  letterGone: 'This letter has been sent already.',
  letterSentAgain: 'The letter will be sent again.',

  // Failures that the specification names
  logsFailed: 'There was a problem retrieving the logs',
  permissionsFailed: 'There was a problem retrieving the permissions',
  roleFailed: 'There was a problem retrieving the selected role',
  usersFailed: 'Failed to retrieve users',
  userFailed: 'There was a problem retrieving the selected user',
  updateFailed: 'There was a problem retrieving the selected update',
  logFailed: 'There was a problem retrieving the selected log',

  server: serverProblems,

  // Empty lists and missing records
  noUpdatesYet: '-- No Updates yet --',
  noSlidesYet: '-- No slides yet --',
  noUsers: 'No user accounts found other than the admins and your account',

  // Validation, in Laravel's words, with the field's name in plain words
  describePicture: 'Please say what the picture shows.',
  heic: 'This is a HEIC picture of an iPhone, which most browsers can’t show. Send it as a JPEG: on the iPhone choose Settings, Camera, Formats, Most Compatible, or send the picture to yourself by mail.',
  invalid: {
    ...basicMessages.invalid,
    currentPassword: 'The password is incorrect.',
    commonPassword: 'The password is among the most common ones. Please choose another.',
  },
}
