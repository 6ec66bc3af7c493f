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
  nothingChanged: 'Nothing was changed.',
  created: (singular: string) => message`The ${singular} was created.`,
  edited: (singular: string) => message`The ${singular} was saved.`,
  deleted: (singular: string) => message`The ${singular} was deleted.`,
  createdMany: (count: number, plural: string) => message`${count} ${plural} were added.`,
  deletedMany: (count: number, plural: string) => message`${count} ${plural} were deleted.`,
  actedMany: (label: string, count: number, plural: string) => message`${label}: ${count} ${plural}.`,
  actedInPart: (done: string, refused: number) => message`${done} ${refused} left out.`,
  restored: (singular: string) => message`The ${singular} was restored.`,
  restoredMany: (count: number, plural: string) => message`${count} ${plural} were restored.`,
  restoredInPart: (restored: string) =>
    message`${restored} Something that belonged to it is gone and was left out.`,
  putBack: (singular: string) => message`The ${singular} is as it was then.`,
  viewSaved: (name: string) => message`The view “${name}” was saved.`,
  viewDeleted: (name: string) => message`The view “${name}” was deleted.`,
  orderSaved: 'The order was saved.',
  pictureUploaded: 'The picture was uploaded.',
  fileUploaded: 'The file was uploaded.',
  pictureElsewhere:
    'The server keeps this picture at an address of another host that begins with http://, where pages can not show it. Please tell who runs the server.',
  unreadableReply:
    'This page can not read what the server answered. Please reload the page. If that does not help, tell who runs the server.',
  uploading: 'Please wait until the upload is done, or cancel it.',

  // Updates: what a change means for visitors
  savedAsDraft: 'Saved as a draft.',
  willAppear: (day: string, time: string) => message`It will appear on ${day} at ${time}.`,
  /** '24 November', by the month's index. */
  inMonth: months.map((month) => (day: string) => message(['', ` ${month}`], day)),
  inYear: (day: string, year: string) => message`${day} ${year}`,
  isLive: 'It is live.',
  notLive: 'It is a draft again. Visitors can not read it any more.',
  isTakenDown: (day: string) => message`It was taken down after ${day}.`,
  askUnpublish: (title: string) => message`Take ${title} off the website? It becomes a draft again.`,
  publishedAlready: 'It is published already.',
  isDraft: 'It is a draft already.',
  publicationChanged: 'Its time of publication was changed.',
  categoryChanged: 'Its category was changed.',
  hasEventDays: 'It has days, which only news and events have. Take them out in its form first.',
  neverSeen: 'Its last day is over before it appears. Please choose a later one.',
  askedForPublication: 'Asked for its publication. You will be told.',
  notAsked: 'Nobody asks for its publication.',
  sentBack: 'It was sent back to its author, who will be told.',

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
  viewingRole: (role: string) =>
    message`You look at the dashboard as ${role} sees it. Nothing can be changed.`,
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
  twoStepRequired: 'Your role requires two-step sign-in. Please set it up in your profile.',
  codesCopied: 'The recovery codes were copied.',
  exported: (file: string, count: number) => message`Rows saved to ${file}: ${count}`,
  letterGone: 'This letter has been sent already.',
  letterSentAgain: 'The letter will be sent again.',

  // HTTP errors that the dashboard knows too; the others are in error-messages.ts
  unauthenticated: 'Unauthenticated.',
  noSuchRoute: (path: string) => message`The route ${path.replace(/^\//, '')} could not be found.`,

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
  noRecords: (plural: string) => message`-- No ${plural} yet --`,
  noMatches: 'There is no match. Try fewer filters.',

  // Validation, in Laravel's words, with the field's name in plain words
  describePicture: 'Please say what the picture shows.',
  heic: 'This is a HEIC picture of an iPhone, which most browsers can’t show. Send it as a JPEG: on the iPhone choose Settings, Camera, Formats, Most Compatible, or send the picture to yourself by mail.',
  invalid: {
    ...publicMessages.invalid,
    prohibited: (field: string) => message`The ${field} field is prohibited.`,
    string: (field: string) => message`The ${field} field must be a string.`,
    characters: (field: string) => message`The ${field} field holds characters that can't be stored.`,
    integer: (field: string) => message`The ${field} field must be an integer.`,
    number: (field: string) => message`The ${field} field must be a number.`,
    boolean: (field: string) => message`The ${field} field must be true or false.`,
    array: (field: string) => message`The ${field} field must be an array.`,
    url: (field: string) => message`The ${field} field must be a valid URL.`,
    urlOrPage: (field: string) =>
      message`The ${field} field must be a page of this website, such as /admission, or an address that begins with https://.`,
    date: (field: string) => message`The ${field} field must be a valid date.`,
    afterOrEqual: (field: string, day: string) =>
      message`The ${field} field must be a date after or equal to ${day}.`,
    confirmed: (field: string) => message`The ${field} field confirmation does not match.`,
    min: (field: string, min: number) => message`The ${field} field must be at least ${min} characters.`,
    minNumber: (field: string, min: number | string) => message`The ${field} field must be at least ${min}.`,
    maxNumber: (field: string, max: number | string) =>
      message`The ${field} field must not be greater than ${max}.`,
    maxFile: (field: string, kilobytes: number) =>
      message`The ${field} field must not be greater than ${kilobytes} kilobytes.`,
    maxPixels: (field: string, megapixels: number) =>
      message`The ${field} field must not have more than ${megapixels} megapixels.`,
    maxPixelsOfAvif: (field: string, megapixels: number) =>
      message`The ${field} field must not have more than ${megapixels} megapixels as AVIF. Save it smaller, or as a JPEG.`,
    maxPixelsOfHeic: (field: string, megapixels: number) =>
      message`The ${field} field must not have more than ${megapixels} megapixels as HEIC. Save it smaller, or as a JPEG.`,
    maxItems: (field: string, max: number) =>
      message`The ${field} field must not have more than ${max} items.`,
    program: (field: string) =>
      message`The ${field} field holds a program: a macro, a script or an embedded object. Save the document without it and send it again.`,
    image: (field: string) => message`The ${field} field must be an image.`,
    heavyImage: (field: string) =>
      message`The ${field} field could not be read: it is too large to decode. Save it smaller, or as a JPEG.`,
    mimes: (field: string, types: readonly string[]) =>
      message`The ${field} field must be a file of type: ${types.join(', ')}.`,
    selected: (field: string) => message`The selected ${field} is invalid.`,
    taken: (field: string) => message`The ${field} has already been taken.`,
    noAddress: (field: string) => message`The ${field} field must be more than dots: it becomes an address.`,
    currentPassword: 'The password is incorrect.',
    commonPassword: 'The password is among the most common ones. Please choose another.',
    richText: (field: string, problem: string) => message`The ${field} field can't be used: ${problem}`,
    summary: (first: string, more: number) => {
      if (more === 0) return first
      return more === 1
        ? message`${first} (and ${more} more error)`
        : message`${first} (and ${more} more errors)`
    },
  },
}
