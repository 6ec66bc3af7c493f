import { lazyComponent } from '../chunks/lazy-component.tsx'
import { brand } from '../brand.ts'
import type { Resource } from '@kampana/shared/resource'
import { allResources } from '@kampana/shared/resources/index'
import { Box, Typography } from '@mui/material'
import { Suspense } from 'react'
import { CreateButton, useCanAccessResources, useGetIdentity, useTranslate } from 'react-admin'
import { useCreateLabel } from '../crud/use-create-label.ts'
import { sheet } from '../layout/sheet.ts'
import { mayEditWebsite } from '../website/access.ts'
import { PageTitle } from '../layout/page-header.tsx'

const Attention = lazyComponent(() => import('./attention.tsx'), 'Attention')

const WebsiteCard = lazyComponent(() => import('../website/overview/website-card.tsx'), 'WebsiteCard')

const StatusCard = lazyComponent(() => import('../class-status/status-card.tsx'), 'StatusCard')

/** The logo with a greeting, and beneath it what there is to do: the class status, and what needs attention. */
export const Home = () => {
  const { identity } = useGetIdentity()
  const t = useTranslate()
  const { mayList, mayCreate } = useRights()
  return (
    <Box sx={page}>
      <PageTitle title={t('Home')} />
      <Box sx={masthead}>
        <Box component="img" src={brand.seal} alt="" sx={{ height: { xs: 48, md: 72 } }} />
        <div>
          <Typography variant="h1">{brand.name}</Typography>
          <Typography sx={{ color: 'text.secondary' }}>
            {identity?.fullName ? t('Welcome, %{name}', { name: identity.fullName }) : t('Welcome')}
          </Typography>
        </div>
      </Box>
      {!mayList && (
        <Typography sx={sheet}>
          {mayCreate.length === 0
            ? t('You have no role yet that lets you see anything here. Please ask an administrator for one.')
            : t(
                'Your role lets you add records, but not see them. Please ask an administrator if you need to.',
              )}
        </Typography>
      )}
      {!mayList && mayCreate.map((resource) => <CreateEntry key={resource.name} resource={resource} />)}
      <Box sx={work}>
        <Suspense>
          <StatusCard />
        </Suspense>
        <Suspense>
          <Attention />
        </Suspense>
        {mayEditWebsite() && (
          <Suspense>
            <WebsiteCard />
          </Suspense>
        )}
      </Box>
    </Box>
  )
}

const CreateEntry = ({ resource }: { resource: Resource }) => (
  <CreateButton
    resource={resource.name}
    label={useCreateLabel()(resource)}
    variant="outlined"
    sx={{ mt: 2, mr: 1 }}
  />
)

/** Whether any list is open to this person, and what they may add: an account without a role may neither. */
const useRights = () => {
  const names = allResources().map(({ name }) => name)
  const { canAccess: list } = useCanAccessResources({ action: 'list', resources: names })
  const { canAccess: create } = useCanAccessResources({ action: 'create', resources: names })
  return {
    // Until both are known nobody is told that they may nothing.
    mayList: !list || !create || Object.values(list).some(Boolean),
    mayCreate: allResources().filter(({ name, actions }) => actions.includes('create') && create?.[name]),
  }
}

const page = { maxWidth: '80rem' }
const masthead = { display: 'flex', alignItems: 'center', gap: 2, mb: { xs: 2, md: 3 } }
const work = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(auto-fit, minmax(26rem, 1fr))' },
  alignItems: 'start',
  gap: { xs: 2, md: 3 },
}
