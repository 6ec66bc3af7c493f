import { useEffect, useState, type ReactNode } from 'react'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { useGuest } from './guest-context.ts'

/** Page for guests. Signed-in people who open it are redirected home. */
export const GuestOnly = ({ children }: { children: ReactNode }) => {
  const { navigate } = useGuest()
  const [isSignedIn] = useState(() => storedAccount.read() !== undefined)
  useEffect(() => {
    if (isSignedIn) void navigate('/', { replace: true })
  }, [isSignedIn, navigate])
  return isSignedIn ? null : children
}
