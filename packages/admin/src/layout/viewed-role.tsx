import { viewedRoleCalls } from '@kampana/shared/calls/role-calls'
import { messages } from '@kampana/shared/messages/messages'
import { Box } from '@mui/material'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import { useAccountCalls } from '../account/account-calls.ts'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { viewedRoleKey } from '../account/use-renewed-permissions.ts'
import { errorMessage } from '@kampana/engine-admin/error-message'
import { useTask } from '@kampana/engine-admin/task/use-task'
import { msg } from '@kampana/engine-admin/language/msg'
import { TaskButton } from '@kampana/engine-admin/task/task-button.tsx'

/** Banner with the role whose view of the dashboard is open, and a button that ends the view. */
export const ViewedRole = () => {
  const t = useTranslate()
  const { fetchAccount } = useAccountCalls()
  const leaveRole = useCall(viewedRoleCalls.leave)
  const queries = useQueryClient()
  const redirect = useRedirect()
  const notify = useNotify()
  const { busy, run } = useTask((error) => notify(errorMessage(error), { type: 'error' }))
  const { data: role } = useQuery({
    queryKey: viewedRoleKey,
    queryFn: () => storedAccount.read()?.viewed_role ?? null,
  })
  if (!role) return null
  const leave = () =>
    run(async () => {
      const { message } = await leaveRole()
      await fetchAccount()
      // Calls that were rejected for the role are sent again.
      await queries.resetQueries()
      redirect('show', 'roles', role.id)
      notify(message, { type: 'info' })
    })
  return (
    <Box component="aside" aria-label={t('View as this role')} sx={bar}>
      {t(messages.viewingRole(role.description))}
      <TaskButton
        label={msg('Leave')}
        busy={busy}
        variant="outlined"
        color="inherit"
        size="small"
        onClick={leave}
      />
    </Box>
  )
}

const bar = {
  position: 'sticky',
  top: 56,
  zIndex: 'appBar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 2,
  rowGap: 0.5,
  px: 2,
  py: 0.75,
  color: 'warning.contrastText',
  backgroundColor: 'warning.dark',
} as const
