import { messages } from '@kampana/shared/messages'
import { updateListPage } from './update-list-page.tsx'

export const updates = updateListPage({
  path: '/updates',
  empty: messages.noUpdates,
  list: (api, page) => api.updates.paginated(page),
})
