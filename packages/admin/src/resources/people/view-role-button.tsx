import ViewIcon from '@mui/icons-material/VisibilityOutlined'
import { useQueryClient } from '@tanstack/react-query'
import { Button, useNotify, useRecordContext, useRedirect, useTranslate } from 'react-admin'
import { useAccountCalls } from '../../account/account-calls.ts'
import { isOwnServer, knownPermissions } from '../../account/own-server.ts'
import { storedAccount } from '../../account/stored-account.ts'
import { errorMessage } from '../../error-message.ts'
import { useTask } from '../../use-task.ts'
import { plainPermission } from './role-warnings.ts'

/** Shows the dashboard as the current role sees it, to people who hold all of it. */
export const ViewRoleButton = () => {
  const t = useTranslate()
  const role = useRecordContext()
  const { viewRole, fetchAccount } = useAccountCalls()
  const queries = useQueryClient()
  const redirect = useRedirect()
  const notify = useNotify()
  const { busy, run } = useTask((error) => notify(errorMessage(error), { type: 'error' }))
  if (!role || !isOwnServer() || !holdsAll(role.permissions)) return null
  const view = () =>
    run(async () => {
      await viewRole(Number(role.id))
      await fetchAccount()
      redirect('/')
      await queries.invalidateQueries()
    })
  return (
    <Button label={t('View as this role')} disabled={busy} onClick={view}>
      <ViewIcon />
    </Button>
  )
}

const holdsAll = (permissions: unknown): boolean => {
  const held = new Set(knownPermissions(storedAccount.read())?.map(plainPermission))
  return (
    Array.isArray(permissions) &&
    permissions.every(({ description }: { description: string }) => held.has(plainPermission(description)))
  )
}
