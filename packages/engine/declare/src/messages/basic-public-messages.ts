import { message } from './message.ts'

const status: Readonly<Record<number, string>> & { 422: string; 500: string } = {
  401: 'Please sign in again.',
  403: 'You don’t have permission to do this.',
  404: 'This could not be found.',
  413: 'This is too large to send.',
  419: 'Your session has expired. Please try again.',
  422: 'Please check what you entered.',
  429: 'Too many attempts. Please wait a moment.',
  500: 'Something went wrong on the server. Please try again.',
  503: 'The server is not available at the moment. Please try again.',
}

/** The engine's messages that public pages need, too. Separate to keep the site's bundle small. */
export const basicPublicMessages = {
  // Errors by status, for replies without a message
  noConnection: 'There is no connection to the server. Please check your network and try again.',
  unreachable: 'The website can’t be reached at the moment. Please try again.',
  status,
  gone: 'This no longer exists.',
  listTooLong: 'The server sends this list page by page. The list is too long to sort or search here.',
  missingPermission: (permission: string) => message`You need the permission '${permission}' for this.`,

  // Validation
  invalid: {
    required: (field: string) => message`The ${field} field is required.`,
    email: (field: string) => message`The ${field} field must be a valid email address.`,
    max: (field: string, max: number) =>
      message`The ${field} field must not be greater than ${max} characters.`,
  },
}
