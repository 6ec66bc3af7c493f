import { publicMessages } from '@kampana/shared/messages/public-messages'
import { updateListPage } from './update-list-page.tsx'

export const updatesPage = updateListPage({
  path: '/updates',
  empty: publicMessages.noUpdates,
  list: (api, page) => api.updates.paginated(page),
})
