import { useTranslate } from 'react-admin'
import CalmIcon from '@mui/icons-material/CheckCircleOutlined'
import { Typography } from '@mui/material'
import { LoadError } from '../crud/errors/load-error.tsx'
import { LastBackup, Problems, useServerCondition } from './server-condition.tsx'
import { TodoList } from './todo-list.tsx'
import { CardSkeleton, HomeCard } from './card.tsx'
import { useTodoWidgets } from './use-todo-widgets.ts'

/** What needs attention and what is coming up. A skeleton keeps its place while it loads. */
export const Attention = () => {
  const t = useTranslate()
  const { any, isPending, unreachable, refetch, waiting, coming } = useTodoWidgets()
  const server = useServerCondition()
  if (!any) return null
  if (isPending || server.isPending) return <CardSkeleton />
  if (unreachable) return <LoadError error={unreachable} onRetry={refetch} />
  return (
    <>
      <HomeCard title={t('Needs attention')}>
        <Problems problems={server.problems} />
        {waiting.map((widget) => (
          <TodoList key={widget.title} widget={widget} />
        ))}
        {waiting.length + server.problems.length === 0 && (
          <Typography sx={calm}>
            <CalmIcon color="success" /> {t('All is well.')}
          </Typography>
        )}
        <LastBackup at={server.backedUpAt} />
      </HomeCard>
      {coming.length > 0 && (
        <HomeCard title={t('Coming up')}>
          {coming.map((widget) => (
            <TodoList key={widget.title} widget={widget} />
          ))}
        </HomeCard>
      )}
    </>
  )
}

const calm = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }
