import { basicPublicMessages } from './basic-public-messages.ts'
import { message } from './message.ts'

/** Messages of the record engine, on the server and in the dashboard. The product's `messages.ts` includes them. */
export const basicMessages = {
  ...basicPublicMessages,

  // Notices
  nothingChanged: 'Nothing was changed.',
  created: (singular: string) => message`The ${singular} was created.`,
  edited: (singular: string) => message`The ${singular} was saved.`,
  deleted: (singular: string) => message`The ${singular} was deleted.`,
  createdMany: (count: number, plural: string) => message`${count} ${plural} were added.`,
  deletedMany: (count: number, plural: string) => message`${count} ${plural} were deleted.`,
  goneBefore: (singular: string) => message`The ${singular} was already deleted.`,
  deletedInPart: (count: number, asked: number, plural: string) =>
    message`${count} of ${asked} ${plural} were deleted.`,
  deletedBefore: (done: string, count: number) => message`${done} Already deleted: ${count}.`,
  notDone: (done: string, count: number, why: string) => message`${done} Failed: ${count}. ${why}`,
  actedMany: (label: string, count: number, plural: string) => message`${label}: ${count} ${plural}.`,
  actedInPart: (done: string, refused: number) => message`${done} Skipped: ${refused}.`,
  restored: (singular: string) => message`The ${singular} was restored.`,
  restoredMany: (count: number, plural: string) => message`${count} ${plural} were restored.`,
  restoredInPart: (restored: string) =>
    message`${restored} Deleted records that it referred to were left out.`,
  putBack: (singular: string) => message`The earlier version of the ${singular} was restored.`,
  exported: (file: string, count: number) => message`Rows saved to ${file}: ${count}`,
  viewSaved: (name: string) => message`The view “${name}” was saved.`,
  viewDeleted: (name: string) => message`The view “${name}” was deleted.`,

  // Publication
  isLive: 'Published on the website.',
  notLive: 'Unpublished and saved as a draft.',
  askUnpublish: (title: string) =>
    message`Unpublish ${title}? It becomes a draft, and visitors can no longer see it.`,
  publishedAlready: 'This is already published.',
  isDraft: 'This is already a draft.',
  askedForPublication: 'Submitted for review. We’ll e-mail you the outcome.',
  notAsked: 'This isn’t in review.',
  sentBack: 'Rejected. We’ll e-mail the author.',

  // Uploads and replies
  tooLargeFile: (size: string, megabytes: number) =>
    message`This file is too large: ${size}. Choose a file of at most ${megabytes} MB.`,
  uploading: 'Wait for the upload to finish, or cancel it.',
  pictureElsewhere:
    'The server stores this picture at an http:// address of another host, so pages can’t show it. Contact your server administrator.',
  unreadableReply:
    'The page can’t read the server’s response. Reload the page. If the problem continues, contact your server administrator.',
  unreadValue: (value: string) =>
    message`The server sent “${value}”, which the page can’t read. Enter the value again.`,

  // HTTP errors that the dashboard also knows; the others are in basic-error-messages.ts
  unauthenticated: 'Unauthenticated.',
  noSuchRoute: (path: string) => message`The route ${path.replace(/^\//, '')} could not be found.`,
  viewingRole: (role: string) =>
    message`You are viewing the dashboard as ${role}. Return to your own view to make changes.`,
  twoStepRequired: 'Your role requires two-step sign-in. Set it up in your profile.',

  // Lists
  noRecords: (plural: string) => message`-- No ${plural} yet --`,
  noMatches: 'No matches. Try fewer filters.',

  // Validation, in Laravel's words, with the field's name in words
  invalid: {
    ...basicPublicMessages.invalid,
    prohibited: (field: string) => message`The ${field} field is prohibited.`,
    string: (field: string) => message`The ${field} field must be a string.`,
    characters: (field: string) => message`The ${field} field contains invalid characters.`,
    integer: (field: string) => message`The ${field} field must be an integer.`,
    number: (field: string) => message`The ${field} field must be a number.`,
    boolean: (field: string) => message`The ${field} field must be true or false.`,
    array: (field: string) => message`The ${field} field must be an array.`,
    url: (field: string) => message`The ${field} field must be a valid URL.`,
    urlOrPage: (field: string) =>
      message`The ${field} field must be a page of this website, such as /admission, or an address starting with https://.`,
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
      message`The ${field} field must be an AVIF image of at most ${megapixels} megapixels. Make the image smaller or save it as a JPEG.`,
    maxPixelsOfHeic: (field: string, megapixels: number) =>
      message`The ${field} field must be a HEIC image of at most ${megapixels} megapixels. Make the image smaller or save it as a JPEG.`,
    maxItems: (field: string, max: number) =>
      message`The ${field} field must not have more than ${max} items.`,
    program: (field: string) =>
      message`The ${field} field contains a macro, a script or an embedded object. Save the document without it and upload it again.`,
    image: (field: string) => message`The ${field} field must be an image.`,
    heavyImage: (field: string) =>
      message`The ${field} field contains an image that is too large. Make the image smaller or save it as a JPEG.`,
    mimes: (field: string, types: readonly string[]) =>
      message`The ${field} field must be a file of type: ${types.join(', ')}.`,
    selected: (field: string) => message`The selected ${field} is invalid.`,
    taken: (field: string) => message`The ${field} has already been taken.`,
    noAddress: (field: string) =>
      message`The ${field} field must not consist of dots, because it is part of the page’s address.`,
    richText: (field: string, problem: string) => message`The ${field} field can't be used: ${problem}`,
    summary: (first: string, more: number) => {
      if (more === 0) return first
      return more === 1
        ? message`${first} (and ${more} more error)`
        : message`${first} (and ${more} more errors)`
    },
  },
}
