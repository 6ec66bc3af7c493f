import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { message } from '@kampana/engine-declare/messages/message'
import { publicMessages } from './public-messages.ts'
import { serverProblems } from '@kampana/engine-declare/messages/server-problems'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** Messages of server, dashboard and site. Browser tests repeat the specification's texts, so a mistake here fails them. */
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
  orderSaved: 'The order was saved.',
  pictureUploaded: 'The picture was uploaded.',
  fileUploaded: 'The file was uploaded.',

  // Updates: effect of a change for visitors
  savedAsDraft: 'Saved as a draft.',
  willAppear: (day: string, time: string) => message`It will appear on ${day} at ${time}.`,
  /** 'November 24', by the month's index. */
  inMonth: months.map((month) => (day: string) => message([`${month} `, ''], day)),
  inYear: (day: string, year: string) => message`${day}, ${year}`,
  isTakenDown: (day: string) => message`Its last day on the website was ${day}.`,
  publicationChanged: 'The publication time was changed.',
  categoryChanged: 'The category was changed.',
  hasEventDays: 'Only news and events can have dates. Remove the dates from the update first.',
  neverSeen: 'The last day is before the publication date. Please choose a later day.',

  // Alerts
  askAnnounce: (title: string) => message`Notify subscribers of announcements about ${title}?`,
  isAnnounced: 'Subscribers will be notified after publication, between 7 AM and 8 PM.',
  nobodyAsked: 'Announcements have no subscribers yet.',
  toldAlready: 'Subscribers have already been notified.',
  askTell: (title: string) => message`Notify families about ${title}?`,
  isTold: 'Families will be notified in 15 seconds.',
  nobodySubscribed: 'These levels have no subscribers, and no channel is turned on.',
  familiesToldAlready: 'Families have already been notified of this version.',
  noticeIsOver: 'This notice has ended.',
  alertNotWaiting: 'This alert isn’t paused.',
  alertReleased: 'The alert will be sent now, or when its update is published.',
  alertUnderWay: 'This alert is still being sent or has no failed deliveries.',
  alertOutdated: 'This alert is out of date.',
  noChannelsYet: 'No channels yet. Add a channel file on the server.',
  channelTried: 'Test sent. The result will appear here shortly.',
  channelFaulty: 'The channel’s file is invalid. Correct the problem shown here and try again.',
  channelUntestable:
    'The channel’s file has no test section, so a test would reach everyone. Add the section first.',
  alertSentAgain: 'The alert will be sent again to subscribers it didn’t reach.',

  noAddress: (line: string) => message`This is not an e-mail address: ${line}`,
  manyAddresses: (most: number) => message`Please enter at most ${most} addresses at once.`,
  /** The same reply for all addresses, so that it doesn't reveal who is subscribed. */
  familiesInvited: (count: number) =>
    message`Addresses received: ${count}. We send one invitation per second. Subscribers, people who declined and people invited in the last 30 days get none.`,

  // Slides
  slideHidden: 'The slide is hidden from visitors.',
  slideNotHidden: 'The slide is no longer hidden.',

  // Visitors' messages
  answerPosted: 'The answer was sent.',
  noteKept: 'The note was saved.',
  statusSet: 'The status was changed.',
  messageNotNew: 'This message is not new.',
  messageNotRead: 'This message is not marked as read.',
  messageNoSpam: 'This message is not marked as spam.',

  // Sign-in. The dashboard acts on the words 'verified' and 'active', so no other login reply may contain them.
  notVerified: 'Your email address is not verified. Open the link in the e-mail we sent you.',
  notActive: 'Your account is not active yet. An administrator must activate it first.',
  badCredentials: 'These credentials do not match our records.',
  tooManyLogins: (seconds: number) =>
    message`Too many login attempts. Please try again in ${seconds} seconds.`,
  unlockLetterSent:
    'If this account exists, we have sent a link to its e-mail address. Open the link in this browser.',
  browserKnown: 'The sign-in lockout on this browser has ended. You can sign in now.',

  sessionOver: 'Your session has ended. Please sign in again.',

  // Accounts
  resetLinkEmailed: 'We have emailed your password reset link.',
  passwordReset: 'Your password has been reset.',
  resetTokenInvalid: 'This password reset token is invalid.',
  waitBeforeRetrying: 'Please wait before retrying.',
  linkExpired: 'This link has expired. Sign in to get a new link.',
  profileSaved: 'Your profile was saved.',
  profileSavedConfirm: (address: string) =>
    message`Your profile was saved. To confirm your new address, open the link we sent to ${address}.`,
  addressWaits: (address: string) =>
    message`Your new address ${address} is not confirmed yet. Open the link in our e-mail.`,
  activated: (name: string) => message`The account of ${name} is now active.`,
  deactivated: (name: string) => message`The account of ${name} is now inactive.`,
  ownRight: (permission: string) =>
    message`You have this role and would lose the permission ‘${permission}’. Ask a colleague with that permission to make this change.`,
  askActivate: (name: string) => message`Activate the account of ${name}? We will notify them by e-mail.`,
  askActivateUntold: (name: string) => message`Activate the account of ${name}?`,
  askDeactivate: (name: string) => message`Deactivate the account of ${name}? All of their sessions end now.`,
  invited: (email: string) => message`An invitation was sent to ${email}.`,
  invitedAlready:
    'This address has already been invited. Send that invitation again from the list of invitations.',
  invitedHasAccount: 'This address already has an account. Assign roles to it under Users.',
  inviteWithRole: 'Choose at least one role. Without a role the account has no permissions.',
  invitationOver: 'This invitation is no longer open.',
  invitationSentAgain: (name: string) =>
    message`We have sent ${name} a new e-mail. The link in the earlier e-mail no longer works.`,
  askWithdraw: (name: string) =>
    message`Withdraw the invitation for ${name}? The link in the e-mail will stop working.`,
  invitationWithdrawn: (name: string) => message`The invitation for ${name} was withdrawn.`,
  invitationAccepted: 'Your account is ready.',
  askResetTwoStep: (name: string) =>
    message`Reset two-step sign-in for ${name}? The password alone is then enough until they set it up again. All of their sessions end now, and we notify them by e-mail.`,
  twoStepReset: (name: string) =>
    message`Two-step sign-in was reset. ${name} can now sign in with the password alone.`,
  roleReviewed: 'The role was marked as reviewed.',
  viewingEnded: 'You are back in your own view.',
  administratorRole: 'The Administrator role can’t be changed or deleted.',
  administratorRoleForm:
    'The Administrator role keeps its name and all permissions, and can not be deleted. Only two-step sign-in is yours to decide.',
  sessionEnded: 'The session was ended.',
  codeNeeded: 'Enter the code from your authenticator app, or a recovery code.',
  codeWrong: 'The code is incorrect. Enter the latest code.',
  passwordConfirmed: 'Your password was confirmed.',
  twoStepOn: 'Two-step sign-in is on. Keep your recovery codes in a safe place.',
  twoStepOff: 'Two-step sign-in is off.',
  codesCopied: 'The recovery codes were copied.',
  letterGone: 'This e-mail has already been sent.',
  letterSentAgain: 'The e-mail will be sent again.',

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

  // Validation, in Laravel's words, with the field's name in words
  describePicture: 'Please describe the picture.',
  heic: 'Most browsers can’t show HEIC pictures from an iPhone. Upload the picture as a JPEG. On the iPhone, go to Settings, Camera, Formats and choose Most Compatible, or e-mail the picture to yourself.',
  invalid: {
    ...basicMessages.invalid,
    currentPassword: 'The password is incorrect.',
    commonPassword: 'This password is too common. Please choose another password.',
  },
}
