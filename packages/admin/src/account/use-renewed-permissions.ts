import type { Account } from '@kampana/shared/api/api'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useAccountCalls } from './account-calls.ts'
import { capabilities } from '@kampana/engine-admin/back-end/capabilities'
import { onPermissionChange } from './permission-changes.ts'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'

/** Minimum time between two calls, in milliseconds. */
const pause = 15_000
/** Resources whose changes may change permissions. */
const givers = new Set<unknown>(['roles', 'users'])

/**
 * Reloads the person's permissions when the window gets the focus, after a rejected call, and after roles are saved. The menu
 * and the buttons update without a page reload.
 */
export const useRenewedPermissions = (): void => {
  const { fetchAccount } = useAccountCalls()
  const queries = useQueryClient()
  useEffect(() => {
    let last = Date.now()
    const renew = async (): Promise<void> => {
      if (!capabilities().permissions) return
      last = Date.now()
      const before = permissionsOf(storedAccount.read())
      const account = await fetchAccount().catch(() => undefined)
      if (!account || permissionsOf(account) === before) return
      await queries.invalidateQueries({ queryKey: ['auth'] })
      await queries.invalidateQueries({ queryKey: viewedRoleKey })
    }
    const renewSometimes = () => {
      if (document.visibilityState === 'visible' && Date.now() - last > pause) void renew()
    }
    const stops = [
      // Another back end reveals permissions only by rejecting calls.
      onPermissionChange(() =>
        capabilities().permissions
          ? renewSometimes()
          : void queries.invalidateQueries({ queryKey: ['auth'] }),
      ),
      queries.getMutationCache().subscribe((event) => {
        const isSaved = event.type === 'updated' && event.action.type === 'success'
        if (isSaved && givers.has(event.mutation.options.mutationKey?.[0])) void renew()
      }),
    ]
    window.addEventListener('focus', renewSometimes)
    return () => {
      window.removeEventListener('focus', renewSometimes)
      for (const stop of stops) stop()
    }
  }, [fetchAccount, queries])
}

/** Query key of the role whose view of the dashboard the person has opened. */
export const viewedRoleKey = ['viewed role']

const permissionsOf = (account: Account | undefined): string =>
  JSON.stringify([account?.permissions, account?.viewed_role ?? null])
