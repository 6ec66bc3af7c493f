import { message } from './message.ts'

/**
 * The engine's errors that only the server needs. Separate from `basic-messages.ts`, which is part of the dashboard's first
 * load.
 */
export const basicErrorMessages = {
  // HTTP errors
  unauthorized: 'This action is unauthorized.',
  emailNotVerified: 'Your email address is not verified.',
  invalidSignature: 'Invalid signature.',
  noSuchRecord: (model: string, id: string | number) => message`No query results for model [${model}] ${id}`,
  methodNotSupported: (method: string, path: string, supported: readonly string[]) =>
    message`The ${method} method is not supported for route ${path.replace(/^\//, '')}. Supported methods: ${supported.join(', ')}.`,
  tooLarge: 'The POST data is too large.',
  unsupportedMediaType: 'Send the request as JSON or, if it includes files, as a multipart form.',
  malformedAddress: 'The address is invalid.',
  malformedBody: 'The request body is not valid JSON.',
  bodyTooDeep: 'The request contains lists or objects that are nested too deeply.',
  malformedForm: 'The form was cut off on the way. Please send it again.',
  csrfMismatch: 'CSRF token mismatch.',
  foreignOrigin: 'This request comes from another website.',
  confirmPassword: 'Password confirmation required.',
  tooManyAttempts: 'Too Many Attempts.',
  serverError: 'Server Error',
  unavailable: 'Service Unavailable',
  starting: 'The website is starting. Please try again in a minute.',
  otherVersion: 'Your changes weren’t saved because the server is being upgraded. Try again in a minute.',
  noRoom:
    'The server’s disk is full, so it can’t save changes. Please contact the person who runs the server.',

  // Conflicts between changes of records
  notHolding: (singular: string, permission: string) =>
    message`This ${singular} doesn’t have the permission ‘${permission}’.`,
  changedMeanwhile: (singular: string) =>
    message`Someone else has changed this ${singular} since you opened it.`,
  changedMeanwhileBy: (name: string, singular: string) =>
    message`${name} has changed this ${singular} since you opened it.`,
  referredTo: (singular: string, count: number, others: string) =>
    message`The ${singular} can’t be deleted because it is still used by ${count} ${others}.`,
  noSuchVersion: 'The log no longer has this version.',
  notInTrash: 'This can no longer be restored.',
  notRestored: (title: string, reason: string) => message`‘${title}’ can’t be restored. ${reason}`,
  keptPicture: (field: string) => message`The ${field} field must be a picture uploaded to this website.`,
  keptFile: (field: string) => message`The ${field} field must be a file uploaded to this website.`,

  // Saved views
  manyViews: (most: number) =>
    message`You already have ${most} views of this list, the maximum. Delete a view you no longer use.`,
}
