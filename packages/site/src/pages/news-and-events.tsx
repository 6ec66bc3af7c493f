import { messages } from '@kampana/shared/messages'
import { updateListPage } from './update-list-page.tsx'

export const newsAndEvents = updateListPage({
  path: '/updates/news-and-events',
  empty: messages.noNewsAndEvents,
  list: (api, page) => api.updates.newsAndEvents(page),
})
