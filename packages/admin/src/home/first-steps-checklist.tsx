import { homeCalls } from '@kampana/shared/calls/home-calls'
import type { FirstSteps as Done, FirstSteps } from '@kampana/shared/first-steps'
import DoneIcon from '@mui/icons-material/CheckCircle'
import OpenIcon from '@mui/icons-material/RadioButtonUnchecked'
import { Box, Button, LinearProgress, Typography } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useStore, useTranslate } from 'react-admin'
import { findSummary } from '@kampana/engine-declare/registry/all-summaries'
import { holds } from '@kampana/engine-admin/back-end/holds'
import { mayOn } from '@kampana/engine-admin/back-end/limits'
import { lazyComponent } from '@kampana/engine-admin/chunks/lazy-component.tsx'
import { useCall } from '@kampana/engine-admin/data-provider/use-call'
import { visuallyHidden } from '@kampana/engine-admin/page/visually-hidden'
import { HomeCard } from './card.tsx'
import { msg } from '@kampana/engine-admin/language/msg'

const DrillDialog = lazyComponent(() => import('../class-status/drill-dialog.tsx'), 'DrillDialog', {
  overlay: true,
})

/**
 * First steps of a new college that this person may do. Finished steps are checked automatically. The list disappears when all
 * are finished or the person hides it.
 */
export const FirstStepsChecklist = () => {
  const t = useTranslate()
  const read = useCall(homeCalls.firstSteps)
  const [hidden, setHidden] = useStore('firstSteps.hidden', false)
  const [drilled] = useStore('firstSteps.drilled', false)
  const mine = steps.filter(
    ({ permissions, edits }) =>
      permissions.every((name) => holds(name)) && (edits === undefined || mayOn(findSummary(edits), 'edit')),
  )
  const { data } = useQuery({
    queryKey: ['first steps'],
    queryFn: async () => (await read()).data,
    enabled: mine.length > 0 && !hidden,
    retry: false,
  })
  if (!data || hidden) return null
  const done: Done & { drill: boolean } = { ...data, drill: drilled }
  const count = mine.filter(({ name }) => done[name]).length
  if (count === mine.length) return null
  return (
    <HomeCard
      wide
      title={t('First steps')}
      aside={<Button onClick={() => setHidden(true)}>{t('Hide this list')}</Button>}
    >
      <Typography color="text.secondary" sx={{ mb: 1 }}>
        {t('%{done} of %{all} done', { done: count, all: mine.length })}
      </Typography>
      <LinearProgress
        variant="determinate"
        aria-hidden
        value={(count / mine.length) * 100}
        sx={{ mb: 1.5, borderRadius: 1 }}
      />
      <Box component="ol" sx={list}>
        {mine.map((step) => (
          <Entry key={step.name} step={step} isDone={done[step.name]} />
        ))}
      </Box>
    </HomeCard>
  )
}

const Entry = ({ step, isDone }: { step: Step; isDone: boolean }) => {
  const t = useTranslate()
  return (
    <Box component="li" sx={row}>
      {isDone ? <DoneIcon color="success" /> : <OpenIcon color="disabled" />}
      <div>
        {step.to === null ? <Drill title={step.title} /> : <Link to={step.to}>{t(step.title)}</Link>}
        <Box component="span" sx={visuallyHidden}>
          {isDone ? t('done') : t('not done yet')}
        </Box>
        <Typography variant="body2" color="text.secondary">
          {t(step.why)}
        </Typography>
      </div>
    </Box>
  )
}

const Drill = ({ title }: { title: string }) => {
  const t = useTranslate()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Box component="button" type="button" onClick={() => setOpen(true)} sx={likeLink}>
        {t(title)}
      </Box>
      {open && <DrillDialog onClose={() => setOpen(false)} />}
    </>
  )
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
}
const row = { display: 'flex', gap: 1.5, alignItems: 'flex-start', position: 'relative' } as const
const likeLink = {
  p: 0,
  border: 0,
  font: 'inherit',
  textAlign: 'left',
  cursor: 'pointer',
  color: 'secondary.main',
  background: 'none',
  textDecoration: 'underline',
} as const

/** A first step with its permissions, target and reason. */
interface Step {
  name: keyof FirstSteps | 'drill'
  /** All of them are required. */
  permissions: readonly string[]
  /** Resource that the step edits, if a limit to sections may prevent it. */
  edits?: 'college'
  title: string
  why: string
  /** Null for the drill, which is a dialog. */
  to: string | null
}

const college = { edits: 'college', to: '/college' } as const

/** Permissions for setting up a college. Other editors join after the college is set up. */
const settingUp = ['invite users', 'edit college']

const steps: readonly Step[] = [
  {
    name: 'name',
    permissions: settingUp,
    title: msg('Give the college its name'),
    why: msg('Pages, e-mails and link previews show the name.'),
    ...college,
  },
  {
    name: 'colors',
    permissions: settingUp,
    title: msg('Choose the college’s color'),
    why: msg('The website’s other colors follow from this color and stay legible.'),
    ...college,
  },
  {
    name: 'seal',
    permissions: settingUp,
    title: msg('Upload the college’s seal'),
    why: msg('An SVG drawing or a picture. It appears on each page and in the browser tab.'),
    ...college,
  },
  {
    name: 'people',
    permissions: ['invite users'],
    title: msg('Invite your colleagues'),
    why: msg('Give each colleague an account, so the log shows who made each change.'),
    to: '/invitations/create',
  },
  {
    name: 'update',
    permissions: ['create updates'],
    title: msg('Write your first update'),
    why: msg('Save it as a draft. Visitors see the update once you publish it.'),
    to: '/update',
  },
  {
    name: 'drill',
    permissions: ['create class-status'],
    title: msg('Practice a class notice'),
    why: msg('Go through the steps for a stormy morning. Nothing is published.'),
    to: null,
  },
]
