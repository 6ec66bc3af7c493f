import type { Release } from '@kampana/engine-declare/api/releases'
import { Box, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { ReleaseList } from '@kampana/engine-admin/screens/drafts/page/release-list.tsx'
import { useOpenReleases, useOwnReleases } from '@kampana/engine-admin/screens/drafts/use-releases'
import {
  hasProblem,
  isSentBackToMe,
  isToPublish,
} from '@kampana/engine-admin/screens/drafts/waiting/waiting-for-me'
import { HomeCard } from './card.tsx'

/** Open releases that need this person. */
export const useWaitingReleases = () => {
  const { data = [], isLoading, error, refetch } = useOpenReleases()
  const failed = data.filter(hasProblem)
  const asked = data.filter((release) => isToPublish(release) && !failed.includes(release))
  const sentBack = data.filter((release) => isSentBackToMe(release) && !failed.includes(release))
  const count = failed.length + asked.length + sentBack.length
  return { isPending: isLoading, error, refetch, count, failed, asked, sentBack }
}

/** Section of home's list for open releases. */
export const WaitingReleases = ({ failed, asked, sentBack }: ReturnType<typeof useWaitingReleases>) => {
  const t = useTranslate()
  return (
    <Box sx={apart}>
      <Group title={t('Changes that could not go live')} changes={failed} />
      <Group title={t('Changes that wait for publication')} changes={asked} />
      <Group title={t('Rejected releases')} changes={sentBack} />
    </Box>
  )
}

const Group = ({ title, changes: releases }: { title: string; changes: readonly Release[] }) =>
  releases.length > 0 && (
    <Box sx={{ mb: 1 }}>
      <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Typography>
      <ReleaseList releases={releases} />
    </Box>
  )

/**
 * Releases that this person submitted in the last 30 days, and their outcome. Rejected ones are among the pending tasks
 * instead.
 */
export const OwnReleases = () => {
  const t = useTranslate()
  const { data = [] } = useOwnReleases()
  const asked = data.filter(({ state, asked_by }) => fates.has(state) && asked_by !== null)
  if (asked.length === 0) return null
  return (
    <HomeCard title={t('My submissions')} aside={<Link to="/releases">{t('All')}</Link>}>
      <ReleaseList withState releases={asked.slice(0, maxShown)} />
    </HomeCard>
  )
}

const fates = new Set<Release['state']>(['asked', 'scheduled', 'published'])
const maxShown = 5

/** Line between sections, except after the title. */
const apart = { '* + * + &': { mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } }
