import { basicPublicMessages } from '@kampana/engine-declare/messages/basic-public-messages'

/** Messages that the public site uses, too. Separate from `messages.ts`, which includes them, to keep its bundle small. */
export const publicMessages = {
  ...basicPublicMessages,

  messageSent: 'Your message has been sent',

  // Empty lists and missing records
  pageNotFound: 'Sorry, page could not be found',
  researchNotFound: 'Research title not found.',
  noUpdates: 'There is no updates yet',
  noActivities: 'There is no activities at the moment.',
  noNewsAndEvents: '-- There is no news and events yet --',
  noNotice: (whom: string) => `No notice has been posted for ${whom}.`,
  noNoticeInForce: 'No notice is in force.',
  noAnnouncements: '-- There is no announcements yet --',
  titleNotFound: (title: string) => `${title} (NOT FOUND)`,
  underConstruction:
    'Please visit us again as we are currently updating information on this page. Thank you.',
  posted: (when: string) => `Posted : ${when}`,
  edited: (when: string) => `Updated : ${when}`,
  lastChecked: (day: string, by?: string) =>
    by === undefined ? `Last reviewed on ${day}` : `Reviewed on ${day} by ${by}`,
}
