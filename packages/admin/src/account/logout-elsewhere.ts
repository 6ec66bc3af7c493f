import { messages } from '@kampana/shared/messages/messages'
import { useEffect, useEffectEvent, useState } from 'react'
import { useLogout, useNotify } from 'react-admin'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { draftStorage } from '@kampana/engine-admin/unsaved/draft-storage'
import { unsavedForms } from '@kampana/engine-admin/unsaved/forms'
import { thisTab } from '@kampana/engine-admin/unsaved/tabs'
import { logoutChannel, type Logout } from './announce-logout.ts'

/** Redirects to login after the person logs out in another tab, where they agreed to discard unsaved changes. */
export const useLogoutElsewhere = (): void => {
  const logout = useLogout()
  const notify = useNotify()
  const [person] = useState(() => storedAccount.read()?.id)
  const follow = useEffectEvent(async ({ data }: MessageEvent<Logout>) => {
    if (data.person !== person || data.tab === thisTab) return
    for (const form of unsavedForms) form.settle('for good')
    await logout({ session: false }, '/login', false)
    draftStorage.removeOfPerson(data.person)
    notify(messages.loggedOut, { type: 'success' })
  })
  useEffect(() => {
    const channel = new BroadcastChannel(logoutChannel)
    channel.addEventListener('message', (message: MessageEvent<Logout>) => void follow(message))
    return () => channel.close()
  }, [])
}
