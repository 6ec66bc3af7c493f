import CalmIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Skeleton, Typography } from '@mui/material'
import { useId } from 'react'
import { useWords } from '../language/translate.ts'
import { Unreadable } from '../crud/failure/unreadable.tsx'
import { LastBackup, Problems, useServerCondition } from './server-condition.tsx'
import { MatterList } from './todo-list.tsx'
import { useMatters, type Known } from './use-todo-widgets.ts'

/** What needs attention, and what comes. It keeps its place while it is asked for. */
export const Attention = () => {
  const t = useWords()
  const { any, isPending, unreachable, askAgain, waiting, coming } = useMatters()
  const server = useServerCondition()
  if (!any) return null
  if (isPending || server.isPending) return <Asking />
  if (unreachable) return <Unreadable error={unreachable} onRetry={askAgain} />
  return (
    <Box sx={place}>
      <Part
        title={t('Needs attention')}
        matters={waiting}
        calm={t('All is well.')}
        problems={server.problems}
      />
      {coming.length > 0 && <Part title={t('Coming up')} matters={coming} />}
      <LastBackup at={server.backedUpAt} />
    </Box>
  )
}

const none: readonly string[] = []

interface PartProps {
  title: string
  matters: readonly Known[]
  calm?: string
  problems?: readonly string[]
}

const Part = ({ title, matters, calm, problems = none }: PartProps) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography component="h2" id={id} sx={{ mb: 1, fontSize: '1.125rem', fontWeight: 600 }}>
        {title}
      </Typography>
      <Problems problems={problems} />
      {matters.map((matter) => (
        <MatterList key={matter.title} matter={matter} />
      ))}
      {matters.length + problems.length === 0 && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <CalmIcon color="success" /> {calm}
        </Typography>
      )}
    </Box>
  )
}

const Asking = () => {
  const t = useWords()
  return (
    <Box sx={place} aria-busy aria-label={t('Loading')} component="output">
      {[36, 72, 60, 66, 36, 72].map((width, at) => (
        // They are all alike and never change places.
        // oxlint-disable-next-line react/no-array-index-key
        <Skeleton key={at} width={`${width}%`} height={34} />
      ))}
    </Box>
  )
}

const place = { display: 'block', width: '100%', minHeight: { md: '22rem' } } as const
