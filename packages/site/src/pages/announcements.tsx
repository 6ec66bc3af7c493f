import { messages } from '@kampana/shared/messages'
import { updateListPage } from './update-list-page.tsx'

export const announcements = updateListPage({
  path: '/updates/announcements',
  empty: messages.noAnnouncements,
  list: (api, page) => api.updates.announcements(page),
})
