import type { Resource } from '@kampana/shared/resource'
import ChangesIcon from '@mui/icons-material/RuleOutlined'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { LinkBase, useMatch, useTranslate } from 'react-admin'
import { preloadList } from '../crud/generated-screens.ts'
import { useClearFilter } from '../crud/list/list-params.ts'
import { resourceIcon } from '../crud/icon.tsx'
import { isWaitingForMe } from '../crud/drafts/waiting/waiting-for-me.ts'
import { useOpenChanges } from '../crud/drafts/use-record-changes.ts'
import { entryPath, useEntries } from '../crud/use-allowed-resources.ts'
import { useOverrides } from '../crud/overrides.tsx'
import { Badge, UnreadBadge } from './unread-badge.tsx'

/** What is looked at each day, directly below home. */
const daily = ['class-status', 'messages', 'pages']

/** Resources that share a heading. */
const userManagement = ['permissions', 'roles', 'users', 'invitations']

/** Home, and every list or only record that the person may see: the specification's in its order, which is that of the declarations, and ours between. */
export const Navigation = () => {
  const t = useTranslate()
  const visible = useEntries()
  return (
    <Box component="nav" aria-label={t('Dashboard')} sx={{ py: 2 }}>
      <Entry to="/" icon={<HomeIcon />} label={t('Home')} />
      {visible.filter(({ name }) => daily.includes(name)).map(renderEntry)}
      <ChangesEntry />
      <Group
        label={t('User Management')}
        members={visible.filter(({ name }) => userManagement.includes(name))}
      />
      {visible.filter(({ name }) => !placed.has(name)).map(renderEntry)}
    </Box>
  )
}

/** The changes over what is live, while any waits, with how many of them wait for this person. */
const ChangesEntry = () => {
  const t = useTranslate()
  const { data = [] } = useOpenChanges()
  if (data.length === 0) return null
  return (
    <Entry to="/changes" icon={<ChangesIcon />} label={t('Changes')}>
      <Badge count={data.filter(isWaitingForMe).length} />
    </Entry>
  )
}

const placed = new Set([...daily, ...userManagement])

const Group = ({ label, members }: { label: string; members: readonly Resource[] }) =>
  members.length > 0 && (
    <Box sx={{ pb: 1.5 }}>
      <Typography variant="body2" color="text.secondary" sx={{ px: 2.5, pt: 2, pb: 0.75 }}>
        {label}
      </Typography>
      {members.map(renderEntry)}
    </Box>
  )

const renderEntry = (resource: Resource) => <ResourceEntry key={resource.name} resource={resource} />

const ResourceEntry = ({ resource }: { resource: Resource }) => {
  const { name, label, icon } = resource
  const overrides = useOverrides(name)
  const clearFilter = useClearFilter()
  return (
    <Entry
      to={entryPath(resource)}
      icon={resourceIcon({ icon })}
      label={useTranslate()(label)}
      onApproach={() => preloadList(overrides)}
      onOpen={() => clearFilter(name)}
    >
      <UnreadBadge name={name} />
    </Entry>
  )
}

interface EntryProps {
  to: string
  icon: ReactNode
  label: string
  /** Called when a pointer or the keyboard's focus comes to it. */
  onApproach?: () => void
  /** Called before it leads to its page. */
  onOpen?: () => void
  children?: ReactNode
}

const Entry = ({ to, icon, label, onApproach, onOpen, children }: EntryProps) => {
  // A record belongs to its list; home is only itself.
  const here = useMatch({ path: to, end: to === '/' }) !== null
  return (
    <Box
      component={LinkBase}
      to={to}
      aria-current={here ? 'page' : undefined}
      onPointerEnter={onApproach}
      onFocus={onApproach}
      onClick={onOpen}
      sx={entry}
    >
      {icon}
      {label}
      {children}
    </Box>
  )
}

const entry = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.75,
  minHeight: 44,
  px: 2.25,
  py: 0.75,
  lineHeight: 1.25,
  borderLeft: '4px solid transparent',
  color: 'text.primary',
  textDecoration: 'none',
  outlineOffset: '-2px !important',
  '& svg': { fontSize: '1.25rem', color: 'text.secondary' },
  '&:hover': { backgroundColor: 'action.hover' },
  '&[aria-current]': {
    borderColor: 'primary.main',
    backgroundColor: 'action.selected',
    color: 'secondary.main',
    fontWeight: 600,
    '& svg': { color: 'primary.main' },
  },
} as const
