/** Those of the product's fixed texts that its public site says, too; `messages.ts` has them and all the others. */
export const publicMessages = {
  messageSent: 'Your message has been sent',

  // Failures as a person reads them where a reply has no text of its own
  noConnection: 'There is no connection to the server. Please check your network and try again.',
  status: {
    401: 'Please sign in again.',
    403: 'You may not do this.',
    404: 'This could not be found.',
    413: 'This is too large to send.',
    419: 'Your session has expired. Please try again.',
    422: 'Please check what you entered.',
    429: 'Too many attempts. Please wait a moment.',
    500: 'Something went wrong on the server. Please try again.',
    503: 'The server is not available just now. Please try again.',
  } as Readonly<Record<number, string>>,
  listTooLong:
    'The server sends this list only page by page, and it is too long to be sorted or searched here.',
  missingPermission: (permission: string) => `You need the permission '${permission}' for this.`,

  // Empty and missing
  pageNotFound: 'Sorry, page could not be found',
  researchNotFound: 'Research title not found.',
  noUpdates: 'There is no updates yet',
  noActivities: 'There is no activities at the moment.',
  noNewsAndEvents: '-- There is no news and events yet --',
  noNotice: 'No notice has been posted.',
  noNoticeInForce: 'No notice is in force.',
  noAnnouncements: '-- There is no announcements yet --',
  titleNotFound: (title: string) => `${title} (NOT FOUND)`,
  underConstruction:
    'Please visit us again as we are currently updating information on this page. Thank you.',
  posted: (when: string) => `Posted : ${when}`,
  edited: (when: string) => `Updated : ${when}`,

  // Validation
  invalid: {
    required: (field: string) => `The ${field} field is required.`,
    email: (field: string) => `The ${field} field must be a valid email address.`,
    max: (field: string, max: number) => `The ${field} field must not be greater than ${max} characters.`,
  },
}
