import { useTranslate, useCanAccess } from 'react-admin'
import CalmIcon from '@mui/icons-material/CheckCircleOutlined'
import { Typography, Button, Box } from '@mui/material'
import type { ReactNode } from 'react'
import { hasDrafts } from '@kampana/engine-admin/screens/drafts/has-drafts'
import { LoadError } from '@kampana/engine-admin/screens/errors/load-error.tsx'
import { errorMessage, statusOf } from '@kampana/engine-admin/error-message'
import { LeftOutFrames, useLeftOutFrames } from './left-out-frames.tsx'
import { homeCalls } from '@kampana/shared/calls/home-calls'
import { fallbackOn404 } from '@kampana/engine-declare/api/http/reply'
import WarningIcon from '@mui/icons-material/WarningAmber'
import { useQuery } from '@tanstack/react-query'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { sheet } from '@kampana/engine-admin/page/sheet'
import { formatDateTime } from '@kampana/engine-admin/format/format'
import { msg } from '@kampana/engine-admin/language/msg'
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

/** A query of home with its label and error. */
interface Answer {
  label: string
  error: Error | null
  refetch: () => unknown
}

/** Failed queries, one per list. A 403 isn't a failure: the person has no access. */
const listFailures = (answers: readonly Answer[]): Answer[] =>
  answers.filter(
    ({ error, label }, at) =>
      error &&
      statusOf(error) !== 403 &&
      answers.findIndex((other) => other.error && other.label === label) === at,
  )

/** Errors of home's queries, with a button that retries. */
const Failures = ({ failures }: { failures: readonly Answer[] }) => {
  const t = useTranslate()
  if (failures.length === 0) return null
  return (
    <Typography component="div" role="alert">
      {failures.map(({ label, error }) => (
        <div key={label}>
          {t('%{what} could not be loaded: %{why}', { what: label, why: t(errorMessage(error)) })}
        </div>
      ))}
      <Button onClick={() => failures.forEach(({ refetch }) => void refetch())}>{t('Try again')}</Button>
    </Typography>
  )
}

/** The server's health, for users with permission to list e-mails: others couldn't act on it. */
const useServerCondition = () => {
  const read = useCall(homeCalls.condition)
  const { canAccess, isPending } = useCanAccess({ action: 'list', resource: 'letters' })
  const answer = useQuery({
    queryKey: ['server condition'],
    // Other back ends have no such call.
    queryFn: () => fallbackOn404(null, async () => (await read()).data),
    enabled: canAccess === true,
    retry: false,
  })
  const { problems = [], backed_up_at } = answer.data ?? {}
  return {
    isPending: isPending || answer.isLoading,
    error: answer.error,
    refetch: answer.refetch,
    problems: backed_up_at === null ? [...problems, msg('No backup yet.')] : problems,
    backedUpAt: backed_up_at,
  }
}

/** Problems of the server. */
const Problems = ({ problems }: { problems: readonly string[] }) => {
  const t = useTranslate()
  return problems.map((problem) => (
    <Typography key={problem} sx={line}>
      <WarningIcon color="warning" /> {t(problem)}
    </Typography>
  ))
}

/** Time of the last off-site backup; null if it is unknown or there was none. */
const LastBackup = ({ at }: { at: string | null | undefined }) => {
  const t = useTranslate()
  if (at == null) return null
  return (
    <Box component="p" sx={{ m: 0, mt: 1.5, color: 'text.secondary', fontSize: '0.875rem' }}>
      {t('Last backup: %{when}', { when: formatDateTime(at) })}
    </Box>
  )
}

const line = { ...sheet, mb: 1.5, display: 'flex', gap: 1.5 } as const
