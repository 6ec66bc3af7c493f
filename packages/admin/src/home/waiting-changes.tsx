import type { Change } from '@kampana/shared/api/changes'
import { Box, Typography } from '@mui/material'
import { Link, useTranslate } from 'react-admin'
import { ChangeList } from '../crud/drafts/page/change-list.tsx'
import { useOpenChanges, useOwnChanges } from '../crud/drafts/use-record-changes.ts'
import { hasProblem, isSentBackToMe, isToPublish } from '../crud/drafts/waiting/waiting-for-me.ts'
import { HomeCard } from './card.tsx'

/** Open releases that need this person. */
export const useWaitingChanges = () => {
  const { data = [], isLoading, error, refetch } = useOpenChanges()
  const failed = data.filter(hasProblem)
  const asked = data.filter((change) => isToPublish(change) && !failed.includes(change))
  const sentBack = data.filter((change) => isSentBackToMe(change) && !failed.includes(change))
  const count = failed.length + asked.length + sentBack.length
  return { isPending: isLoading, error, refetch, count, failed, asked, sentBack }
}

/** Section of home's list for open releases. */
export const WaitingChanges = ({ failed, asked, sentBack }: ReturnType<typeof useWaitingChanges>) => {
  const t = useTranslate()
  return (
    <Box sx={apart}>
      <Part title={t('Changes that could not go live')} changes={failed} />
      <Part title={t('Changes that wait for publication')} changes={asked} />
      <Part title={t('Changes that were sent back')} changes={sentBack} />
    </Box>
  )
}

const Part = ({ title, changes }: { title: string; changes: readonly Change[] }) =>
  changes.length > 0 && (
    <Box sx={{ mb: 1 }}>
      <Typography component="h3" sx={{ fontSize: '1rem', fontWeight: 600 }}>
        {title}
      </Typography>
      <ChangeList changes={changes} />
    </Box>
  )

/**
 * Releases that this person submitted in the last 30 days, and their outcome. Rejected ones are among the pending tasks
 * instead.
 */
export const OwnChanges = () => {
  const t = useTranslate()
  const { data = [] } = useOwnChanges()
  const asked = data.filter(({ state, asked_by }) => fates.has(state) && asked_by !== null)
  if (asked.length === 0) return null
  return (
    <HomeCard title={t('What you asked for')} aside={<Link to="/releases">{t('All')}</Link>}>
      <ChangeList withState changes={asked.slice(0, maxShown)} />
    </HomeCard>
  )
}

const fates = new Set<Change['state']>(['asked', 'scheduled', 'published'])
const maxShown = 5

/** Line between sections, except after the title. */
const apart = { '* + * + &': { mt: 1.5, pt: 1.5, borderTop: 1, borderColor: 'divider' } }
