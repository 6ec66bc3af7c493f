import { ChunkBoundary } from '@kampana/engine-admin/chunks/chunk-boundary.tsx'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { declaredComponent } from '@kampana/engine-admin/screens/declared-component'
import { brand } from '@kampana/engine-admin/brand'
import { websitePermissions } from '@kampana/shared/content/website-permissions'
import type { ResourceSummary } from '@kampana/engine-declare/registry/resource-summary'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import { Box, Typography } from '@mui/material'
import { CreateButton, useCanAccessResources, useTranslate } from 'react-admin'
import { useCreateLabel } from '@kampana/engine-admin/screens/use-create-label'
import { holds } from '@kampana/engine-admin/back-end/holds'
import { storedAccount } from '@kampana/engine-admin/back-end/stored-account'
import { CardSkeleton } from './card.tsx'
import { statisticsPermission } from '@kampana/shared/statistics'
import { sheet } from '@kampana/engine-admin/page/sheet'
import { PageTitle } from '@kampana/engine-admin/page/page-header.tsx'

const Attention = declaredComponent(() => import('./attention.tsx'), 'Attention')

const StatusCard = lazyComponent(() => import('../class-status/status-card.tsx'), 'StatusCard')

const FirstStepsChecklist = lazyComponent(
  () => import('./first-steps-checklist.tsx'),
  'FirstStepsChecklist',
  { inPlace: true },
)

const StatisticsCard = lazyComponent(() => import('./statistics-card.tsx'), 'StatisticsCard')

const FormerDraftsCard = lazyComponent(
  () => import('../former-drafts/former-drafts-card.tsx'),
  'FormerDraftsCard',
  { inPlace: true },
)

/** Permissions that give access to at least one first step. */
const firstPermissions = ['invite users', 'create updates', 'create class-status']

/** Logo with a greeting, the class status and the list of pending tasks. The header already has the college's name. */
export const Home = () => {
  const t = useTranslate()
  const { mayList, mayCreate } = useHomePermissions()
  const name = storedAccount.read()?.name
  return (
    <div>
      <PageTitle title={t('Home')} />
      <Box sx={masthead}>
        <Box component="img" src={brand.seal} alt="" sx={{ height: 36 }} />
        <Typography variant="h1" sx={{ fontSize: '1.375rem' }}>
          {name ? t('Welcome, %{name}', { name }) : t('Welcome')}
        </Typography>
      </Box>
      {!mayList && <WhomToAsk mayCreate={mayCreate.length > 0} />}
      {!mayList && mayCreate.map((resource) => <CreateEntry key={resource.name} resource={resource} />)}
      <Box sx={work}>
        <ChunkBoundary fallback={<CardSkeleton lines={4} />}>
          <StatusCard />
        </ChunkBoundary>
        <ChunkBoundary fallback={<CardSkeleton />}>
          <Attention>
            {holds(...websitePermissions) && <FormerDraftsCard />}
            {holds(...firstPermissions) && <FirstStepsChecklist />}
            {holds(statisticsPermission) && (
              <ChunkBoundary fallback={<CardSkeleton lines={6} />}>
                <StatisticsCard />
              </ChunkBoundary>
            )}
          </Attention>
        </ChunkBoundary>
      </Box>
    </div>
  )
}

const CreateEntry = ({ resource }: { resource: ResourceSummary }) => (
  <CreateButton
    resource={resource.name}
    label={useCreateLabel()(resource)}
    variant="outlined"
    sx={{ mt: 2, mr: 1 }}
  />
)

/**
 * True values if the person may see any list, and the resources that they may create. An account without a role may have
 * neither.
 */
const useHomePermissions = () => {
  const names = allSummaries().map(({ name }) => name)
  const { canAccess: list } = useCanAccessResources({ action: 'list', resources: names })
  const { canAccess: create } = useCanAccessResources({ action: 'create', resources: names })
  return {
    // Assumes access until both are known.
    mayList: !list || !create || Object.values(list).some(Boolean),
    mayCreate: allSummaries().filter(({ name, actions }) => actions.includes('create') && create?.[name]),
  }
}

const masthead = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  rowGap: 0.5,
  mb: { xs: 2, md: 2.5 },
} as const
const work = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(auto-fit, minmax(18rem, 1fr))' },
  gap: { xs: 2, md: 3 },
}

/** Text for people who can't see any list, with the people who can help, if the server names them. */
const WhomToAsk = ({ mayCreate }: { mayCreate: boolean }) => {
  const t = useTranslate()
  const who = joinNames(storedAccount.read()?.helpers ?? [], t('or')) || t('an administrator')
  return (
    <Typography sx={sheet}>
      {mayCreate
        ? t('Your role lets you add records, but not see them. Please ask %{who} if you need to.', { who })
        : t('You have no role yet that lets you see anything here. Please ask %{who} for one.', { who })}
    </Typography>
  )
}

const joinNames = (names: readonly string[], or: string): string =>
  [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(` ${or} `)
