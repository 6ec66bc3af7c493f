import { publicMessages } from '@kampana/shared/messages/public-messages'
import { updateListPage } from './update-list-page.tsx'

export const newsAndEventsPage = updateListPage({
  path: '/updates/news-and-events',
  empty: publicMessages.noNewsAndEvents,
  list: (api, page) => api.updates.newsAndEvents(page),
})
