import { publicMessages } from '@kampana/shared/messages/public-messages'
import { updateListPage } from './update-list-page.tsx'

export const announcementsPage = updateListPage({
  path: '/updates/announcements',
  empty: publicMessages.noAnnouncements,
  list: (api, page) => api.updates.announcements(page),
})
