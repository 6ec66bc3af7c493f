/**
 * Error messages that the server alone sends, and the dashboard shows as they come. They stand apart from
 * `messages.ts` because every first visit to the dashboard fetches that.
 */
export const errorMessages = {
  // Failures of the wire
  unauthorized: 'This action is unauthorized.',
  emailNotVerified: 'Your email address is not verified.',
  invalidSignature: 'Invalid signature.',
  noSuchRecord: (model: string, id: string | number) => `No query results for model [${model}] ${id}`,
  methodNotSupported: (method: string, path: string, supported: readonly string[]) =>
    `The ${method} method is not supported for route ${path.replace(/^\//, '')}. Supported methods: ${supported.join(', ')}.`,
  tooLarge: 'The POST data is too large.',
  unsupportedMediaType: 'The request must be sent as JSON or, with files, as a multipart form.',
  malformedAddress: 'This address is not a valid one.',
  malformedBody: 'The request body is not valid JSON.',
  malformedForm: 'The form did not arrive whole. Please send it again.',
  csrfMismatch: 'CSRF token mismatch.',
  foreignOrigin: 'This request comes from another website.',
  tooManyAttempts: 'Too Many Attempts.',
  serverError: 'Server Error',
  unavailable: 'Service Unavailable',
  noRoom: 'The server has no room left, so nothing can be saved just now.',
  signedOutHere:
    'You are signed out in this browser. The server has no room left, so the session itself could not be ended; it ends by itself.',

  // Accounts
  manyLetters: 'Many letters have gone to this address today. Please try again tomorrow.',
  twoStepUnreadable:
    'Codes of your app can not be checked any more, since the key of this server was changed. Please use a recovery code, or ask whoever runs the server.',
  userName: 'The username field may only hold letters from A to Z, also with accents, numbers, and . _ - @ +',

  // Records that can't be changed as somebody wants
  changedMeanwhile: (singular: string) => `Somebody else has changed this ${singular} meanwhile.`,
  referredTo: (singular: string, count: number, others: string) =>
    `The ${singular} can not be deleted: it is still in use by ${count} ${others}.`,
  notInTrash: 'This can not be restored any more.',
  notRestored: (title: string, reason: string) => `'${title}' can not be restored. ${reason}`,
  keptPicture: (field: string) => `The ${field} field must be a picture that was uploaded here.`,
  keptFile: (field: string) => `The ${field} field must be a file that was uploaded here.`,
}
