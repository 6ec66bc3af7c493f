import { viewedRoleCalls } from '@kampana/shared/calls/role-calls'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRedirect } from 'react-admin'
import { useAccountCalls } from '../../account/account-calls.ts'
import { knownPermissions } from '@kampana/engine-admin/back-end/own-server'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { plainPermission } from './role-warnings.ts'

/** Opens the dashboard as a user of the current role would see it, for people with all of its permissions. */
export const ViewRoleButton = () => {
  const role = useRecordContext()
  const { fetchAccount } = useAccountCalls()
  const viewRole = useCall(viewedRoleCalls.view)
  const queries = useQueryClient()
  const redirect = useRedirect()
  const notify = useNotify()
  const { busy, run } = useTask((error) => notify(errorMessage(error), { type: 'error' }))
  if (!role || !holdsAll(role.permissions)) return null
  const view = () =>
    run(async () => {
      await viewRole({ body: { role: Number(role.id) } })
      await fetchAccount()
      redirect('/')
      await queries.invalidateQueries()
    })
  return (
    <TaskButton
      label={msg('View as this role')}
      busy={busy}
      size="small"
      startIcon={<ViewIcon />}
      onClick={view}
    />
  )
}

const holdsAll = (permissions: unknown): boolean => {
  const held = new Set(knownPermissions(storedAccount.read())?.map(plainPermission))
  return (
    Array.isArray(permissions) &&
    permissions.every(({ description }: { description: string }) => held.has(plainPermission(description)))
  )
}
