import { useTranslate } from 'react-admin'
import CalmIcon from '@mui/icons-material/CheckCircleOutlined'
import { Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { hasDrafts } from '@kampana/engine-admin/screens/drafts/has-drafts'
import { LoadError } from '@kampana/engine-admin/screens/errors/load-error.tsx'
import { Failures, listFailures } from './failures.tsx'
import { LeftOutFrames, useLeftOutFrames } from './left-out-frames.tsx'
import { LastBackup, Problems, useServerCondition } from './server-condition.tsx'
import { RoleLossList, useRoleLosses } from './role-losses.tsx'
import { OwnReleases, useWaitingReleases, WaitingReleases } from './waiting-releases.tsx'
import { TodoList } from './todo-list.tsx'
import { CardSkeleton, HomeCard } from './card.tsx'
import { useTodoWidgets } from './use-todo-widgets.ts'

/**
 * One list of pending tasks, and upcoming events. A skeleton reserves the space while it loads, and its children render
 * afterwards, to avoid a layout shift.
 */
export const Attention = ({ children }: { children: ReactNode }) => {
  const t = useTranslate()
  const todo = useTodoWidgets()
  const server = useServerCondition()
  const changes = useWaitingReleases()
  const losses = useRoleLosses()
  const leftOut = useLeftOutFrames()
  if (!todo.any && !hasDrafts()) return children
  if ([todo, server, changes, losses, leftOut].some(({ isPending }) => isPending)) return <CardSkeleton />
  if (todo.unreachable)
    return (
      <>
        <LoadError error={todo.unreachable} onRetry={todo.refetch} />
        {children}
      </>
    )
  const failures = listFailures([
    ...todo.answers,
    ...leftOut.answers,
    { ...server, label: t('Server') },
    { ...changes, label: t('Changes') },
    { ...losses, label: t('Roles') },
  ])
  const counts = [todo.waiting, server.problems, losses.roles, leftOut.frames, failures]
  const count = counts.reduce((sum, { length }) => sum + length, changes.count)
  return (
    <>
      <HomeCard title={t('Needs attention')}>
        <Problems problems={server.problems} />
        <Failures failures={failures} />
        <LeftOutFrames frames={leftOut.frames} />
        {todo.waiting.map((widget) => (
          <TodoList key={widget.title} widget={widget} />
        ))}
        {losses.roles.length > 0 && <RoleLossList roles={losses.roles} />}
        {changes.count > 0 && <WaitingReleases {...changes} />}
        {count === 0 && (
          <Typography sx={calm}>
            <CalmIcon color="success" /> {t('All is well.')}
          </Typography>
        )}
        <LastBackup at={server.backedUpAt} />
      </HomeCard>
      <OwnReleases />
      {todo.coming.length > 0 && (
        <HomeCard title={t('Coming up')}>
          {todo.coming.map((widget) => (
            <TodoList key={widget.title} widget={widget} />
          ))}
        </HomeCard>
      )}
      {children}
    </>
  )
}

const calm = { display: 'flex', alignItems: 'center', gap: 1, color: 'text.secondary' }
