import { viewedRoleCalls } from '@kampana/shared/calls/role-calls'
import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { useNotify, useRecordContext, useRedirect } from 'react-admin'
import { useAccountCalls } from '../../account/account-calls.ts'
import { knownPermissions } from '../../back-end/own-server.ts'
import { storedAccount } from '../../back-end/stored-account.ts'
import { useCall } from '../../data-provider/use-call.ts'
import { errorMessage } from '../../error-message.ts'
import { msg } from '../../language/msg.ts'
import { TaskButton } from '../../task/task-button.tsx'
import { useTask } from '../../task/use-task.ts'
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
