import { messages } from '@kampana/shared/messages/messages'
import { useNotify } from 'react-admin'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { confirmDiscard } from '@kampana/engine-admin/unsaved/discard-question.tsx'
import { draftStorage } from '@kampana/engine-admin/unsaved/draft-storage'
import { unsavedForms } from '@kampana/engine-admin/unsaved/forms'
import { announceLogout } from '../announce-logout.ts'
import type { SessionClient } from '../session.ts'

/**
 * Logs out and goes to login with a notification, or shows the reason if it fails. Asks first if there is unsaved text, which
 * it then removes in all tabs.
 */
export const useLogoutNotice = (logout: SessionClient['logout']): SessionClient['logout'] => {
  const notify = useNotify()
  return async (params) => {
    if (!(await confirmDiscard())) return
    const person = storedAccount.read()?.id
    const forms = [...unsavedForms]
    for (const form of forms) form.settle('for good')
    try {
      await logout(params)
    } catch (error) {
      for (const form of forms) form.settle(false)
      return notify((error as Error).message, { type: 'error' })
    }
    if (person !== undefined) {
      draftStorage.removeOfPerson(person)
      announceLogout(person)
    }
    notify(messages.loggedOut, { type: 'success' })
  }
}
