import { useTranslate } from 'react-admin'
import CalmIcon from '@mui/icons-material/CheckCircleOutlined'
import { Box, Skeleton, Typography } from '@mui/material'
import { useId } from 'react'
import { LoadError } from '../crud/errors/load-error.tsx'
import { LastBackup, Problems, useServerCondition } from './server-condition.tsx'
import { TodoList } from './todo-list.tsx'
import { useTodoWidgets, type LoadedTodoWidget } from './use-todo-widgets.ts'

/** What needs attention and what is coming up. A skeleton keeps its place while it loads. */
export const Attention = () => {
  const t = useTranslate()
  const { any, isPending, unreachable, refetch, waiting, coming } = useTodoWidgets()
  const server = useServerCondition()
  if (!any) return null
  if (isPending || server.isPending) return <LoadingSkeleton />
  if (unreachable) return <LoadError error={unreachable} onRetry={refetch} />
  return (
    <Box sx={place}>
      <Part
        title={t('Needs attention')}
        widgets={waiting}
        emptyText={t('All is well.')}
        problems={server.problems}
      />
      {coming.length > 0 && <Part title={t('Coming up')} widgets={coming} />}
      <LastBackup at={server.backedUpAt} />
    </Box>
  )
}

const none: readonly string[] = []

interface PartProps {
  title: string
  widgets: readonly LoadedTodoWidget[]
  emptyText?: string
  problems?: readonly string[]
}

const Part = ({ title, widgets, emptyText, problems = none }: PartProps) => {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ mb: 4 }}>
      <Typography component="h2" id={id} sx={{ mb: 1, fontSize: '1.125rem', fontWeight: 600 }}>
        {title}
      </Typography>
      <Problems problems={problems} />
      {widgets.map((widget) => (
        <TodoList key={widget.title} widget={widget} />
      ))}
      {widgets.length + problems.length === 0 && (
        <Typography sx={{ display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }}>
          <CalmIcon color="success" /> {emptyText}
        </Typography>
      )}
    </Box>
  )
}

const LoadingSkeleton = () => {
  const t = useTranslate()
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
