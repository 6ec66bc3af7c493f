import type { ResourceSummary } from '@kampana/engine-declare/registry/resource-summary'
import ChangesIcon from '@mui/icons-material/RuleOutlined'
import HomeIcon from '@mui/icons-material/HomeOutlined'
import { Box, Typography } from '@mui/material'
import { memo, type ReactNode } from 'react'
import { LinkBase, useMatch, useTranslate } from 'react-admin'
import { preloadList } from '@kampana/engine-admin/screens/generated-screens'
import { useClearFilter } from '@kampana/engine-admin/screens/list/list-params'
import { resourceIcon } from '@kampana/engine-admin/screens/icon.tsx'
import { isWaitingForMe } from '@kampana/engine-admin/screens/drafts/waiting/waiting-for-me'
import { useOpenReleases } from '@kampana/engine-admin/screens/drafts/use-releases'
import { entryPath, useEntries } from '@kampana/engine-admin/screens/use-allowed-resources'
import { useOverrides } from '@kampana/engine-admin/screens/overrides.tsx'
import { Badge, UnreadBadge } from './unread-badge.tsx'

/** Resources that staff use every day, directly below home. */
const daily = new Set(['class-status', 'messages', 'pages'])

/**
 * Home and every list or single record that the person may see. The specification's entries keep their order, and ours are in
 * between, in the order of the declarations. Memoized, because each screen renders the layout several times.
 */
export const Navigation = memo(() => {
  const t = useTranslate()
  const visible = useEntries()
  return (
    <Box component="nav" aria-label={t('Dashboard')} sx={{ py: 2 }}>
      <Entry to="/" icon={<HomeIcon />} label={t('Home')} />
      {visible.filter(({ name }) => daily.has(name)).map(renderEntry)}
      <ReleasesEntry />
      {sectionsOf(visible.filter(({ name }) => !daily.has(name))).map(({ label, members }) => (
        <Section key={members[0]?.name} label={label} members={members} />
      ))}
    </Box>
  )
})

/** Menu entry of the open releases, with the number of those that need this person. */
const ReleasesEntry = () => {
  const t = useTranslate()
  const { data = [] } = useOpenReleases()
  if (data.length === 0) return null
  return (
    <Entry to="/releases" icon={<ChangesIcon />} label={t('Changes')}>
      <Badge count={data.filter(isWaitingForMe).length} />
    </Entry>
  )
}

interface MenuSection {
  label: string | undefined
  members: readonly ResourceSummary[]
}

/** Groups entries under their shared heading, at the position of the first one. Entries without a heading stay in between. */
const sectionsOf = (visible: readonly ResourceSummary[]): MenuSection[] => {
  const parts: { label: string | undefined; members: ResourceSummary[] }[] = []
  for (const resource of visible) {
    const { group: label } = resource
    const known = label === undefined ? parts.at(-1) : parts.find((part) => part.label === label)
    if (known && known.label === label) known.members.push(resource)
    else parts.push({ label, members: [resource] })
  }
  return parts
}

const Section = ({ label, members }: MenuSection) => {
  const t = useTranslate()
  return (
    <Box sx={part}>
      {label !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ px: 2.5, pt: 1.5, pb: 0.75 }}>
          {t(label)}
        </Typography>
      )}
      {members.map(renderEntry)}
    </Box>
  )
}

/** Separates an entry without a heading from the group above. */
const part = { '& + &': { mt: 1, borderTop: 1, borderColor: 'divider', pt: 1 } }

const renderEntry = (resource: ResourceSummary) => <ResourceEntry key={resource.name} resource={resource} />

const ResourceEntry = ({ resource }: { resource: ResourceSummary }) => {
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
  /** Called on hover or focus. */
  onApproach?: () => void
  /** Called before it opens its page. */
  onOpen?: () => void
  children?: ReactNode
}

const Entry = ({ to, icon, label, onApproach, onOpen, children }: EntryProps) => {
  // A record also marks its list. Home marks only itself.
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
