import { message } from './message.ts'

/** The engine's errors that only the server needs. They stand apart from `basic-messages.ts`, which is part of the dashboard's first load. */
export const basicErrorMessages = {
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
  bodyTooDeep: 'The request contains lists or objects that are nested too deeply.',
  malformedForm: 'The form did not arrive whole. Please send it again.',
  csrfMismatch: 'CSRF token mismatch.',
  foreignOrigin: 'This request comes from another website.',
  confirmPassword: 'Password confirmation required.',
  tooManyAttempts: 'Too Many Attempts.',
  serverError: 'Server Error',
  unavailable: 'Service Unavailable',
  otherVersion:
    'This server is being replaced by one of another version, so nothing was done. Please try again in a minute.',
  noRoom: 'The server has no room left, so nothing can be saved just now.',

  // Conflicts of changes to records
  notHolding: (singular: string, permission: string) => message`This ${singular} may not ${permission}.`,
  changedMeanwhile: (singular: string) => message`Somebody else has changed this ${singular} meanwhile.`,
  changedMeanwhileBy: (name: string, singular: string) =>
    message`${name} has changed this ${singular} meanwhile.`,
  referredTo: (singular: string, count: number, others: string) =>
    message`The ${singular} can not be deleted: it is still in use by ${count} ${others}.`,
  noSuchVersion: 'The log does not have this version any more.',
  notInTrash: 'This can not be restored any more.',
  notRestored: (title: string, reason: string) => message`'${title}' can not be restored. ${reason}`,
  keptPicture: (field: string) => message`The ${field} field must be a picture that was uploaded here.`,
  keptFile: (field: string) => message`The ${field} field must be a file that was uploaded here.`,
}
