import { Box, Button } from '@mui/material'
import { LinkBase, useCanAccess, useGetList, useListContext, useTranslate, type RaRecord } from 'react-admin'
import { knownPermissions } from '@kampana/engine-admin/back-end/own-server'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { msg } from '@kampana/engine-admin/language/msg'
import { isAdministrator } from '../administrator-role.ts'
import { plainPermission } from './role-warnings.ts'

/** Tabs of the list of users, with invitations and, for administrators, the list of administrators. */
export const PeopleTabs = () => {
  const t = useTranslate()
  const { resource, filterValues } = useListContext()
  const administratorRole = useAdministratorRole()
  const { canAccess: mayInvite = false, isPending } = useCanAccess({
    resource: 'invitations',
    action: 'list',
  })
  const { canAccess: mayList = false } = useCanAccess({ resource: 'users', action: 'list' })
  const roles: unknown = filterValues.roles
  const isAdministrators = administratorRole !== undefined && Number(roles) === administratorRole
  const tabs = [
    {
      label: msg('Users'),
      to: listOf('users', {}),
      shown: mayList,
      here: resource === 'users' && !isAdministrators,
    },
    {
      label: msg('Invitations'),
      to: listOf('invitations', {}),
      shown: mayInvite,
      here: resource === 'invitations',
    },
    // Last, because it appears after the roles have loaded and must not move the others.
    {
      label: msg('Administrators'),
      to: listOf('users', { roles: administratorRole }),
      shown: mayList && administratorRole !== undefined,
      here: isAdministrators,
    },
  ].filter(({ shown }) => shown)
  if (tabs.length < 2 && !isPending) return null
  return (
    <Box component="nav" aria-label={t('People')} sx={row}>
      {tabs.map(({ label, to, here }) => (
        <Button key={label} component={LinkBase} to={to} aria-current={here ? 'page' : undefined} sx={tab}>
          {t(label)}
        </Button>
      ))}
    </Box>
  )
}

/** Address of a list with this filter. Without a filter in its address, react-admin would use the last one. */
const listOf = (name: string, filter: object): string =>
  `/${name}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`

/** Id of the administrators' role, for people who have all of its permissions. */
const useAdministratorRole = (): number | undefined => {
  const { canAccess = false } = useCanAccess({ resource: 'roles', action: 'list' })
  const { data = [] } = useGetList<RaRecord>(
    'roles',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'id', order: 'ASC' } },
    { enabled: canAccess },
  )
  const role = data.find(isAdministrator)
  const held = new Set(knownPermissions(storedAccount.read())?.map(plainPermission))
  const permissions: { description: string }[] = role?.permissions ?? []
  const holdsAll = permissions.every(({ description }) => held.has(plainPermission(description)))
  return role && holdsAll ? Number(role.id) : undefined
}

/** Reserves the final height, so that the rows below don't move when the permissions arrive. */
const row = { display: 'flex', flexWrap: 'wrap', gap: 1, mb: 1, minHeight: 40 }
const tab = {
  minHeight: 40,
  color: 'text.secondary',
  borderBottom: 2,
  borderColor: 'transparent',
  borderRadius: 0,
  '&[aria-current]': { color: 'text.primary', borderColor: 'primary.main', fontWeight: 600 },
}
