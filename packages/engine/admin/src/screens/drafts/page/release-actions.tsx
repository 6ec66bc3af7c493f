import type { ReleaseDetail } from '@kampana/engine-declare/api/releases'
import { datetime, longText, optional } from '@kampana/engine-declare/kinds/index'
import { Alert, Box } from '@mui/material'
import { useState } from 'react'
import { Confirm, useTranslate } from 'react-admin'
import { ChunkBoundary } from '../../../chunks/chunk-boundary.tsx'
import { lazyComponent } from '../../../chunks/lazy-component.tsx'
import { msg } from '../../../language/msg.ts'
import { TaskButton } from '../../../task/task-button.tsx'
import { MoreActions } from '../../actions/more-actions.tsx'
import { useOnPhone } from '../../use-on-phone.ts'
import { releaseTitle } from '../release-title.ts'
import type { ActsOfRelease } from './use-release-acts.ts'

const ActionDialog = lazyComponent(() => import('../../actions/action-dialog.tsx'), 'ActionDialog', {
  overlay: true,
})
const TakeDialog = lazyComponent(() => import('./take-dialog.tsx'), 'TakeDialog', { overlay: true })

/** Actions that open a dialog for a text or a time. */
const dialogs = {
  schedule: {
    label: msg('Publish at a time'),
    fields: { publish_at: { ...datetime(msg('Date and time')), required: true } },
  },
  sendBack: { label: msg('Reject'), fields: { review_note: longText(msg('Note of the reviewer')) } },
  note: { label: msg('Write a note'), fields: { note: optional(longText(msg('Summary of changes'))) } },
} as const
type Dialog = keyof typeof dialogs | 'take' | 'discard'

interface Props {
  release: ReleaseDetail
  acts: ActsOfRelease
}

/** Actions on a release. Publishers of all its records publish or reject it; authors submit it. */
export const ReleaseActions = ({ release, acts }: Props) => {
  const t = useTranslate()
  const [opened, open] = useState<Dialog>()
  const close = () => open(undefined)
  return (
    <Box data-bar sx={bar}>
      {acts.failure.length > 0 && (
        <Alert severity="error" role="alert" sx={{ width: '100%' }}>
          {acts.failure.map((text) => (
            <div key={text}>{t(text)}</div>
          ))}
        </Alert>
      )}
      <FirstActions {...{ release, acts, open }} />
      <FurtherActions {...{ release, acts, open }} />
      <ChunkBoundary>
        <Opened {...{ release, acts, opened }} onClose={close} />
      </ChunkBoundary>
      <Confirm
        isOpen={opened === 'discard'}
        loading={acts.busy}
        title={t('Discard')}
        content={t(discardText(release), { title: releaseTitle(release) })}
        onClose={close}
        onConfirm={() => void acts.discard().finally(close)}
      />
    </Box>
  )
}

/** Effects of discarding a release: its drafts are deleted, published and unpublished records stay. */
const discardText = ({ records }: ReleaseDetail): string =>
  records.some(({ isLive }) => isLive)
    ? msg('This deletes all drafts of “%{title}”. The published records don’t change.')
    : msg('“%{title}” will no longer be published at that time. Its drafts remain.')

interface ActionsProps extends Props {
  open: (dialog: Dialog) => void
}

const permissionsOver = ({ records, state, may_withdraw: mayWithdraw }: ReleaseDetail) => ({
  mayPublish: records.length > 0 && records.every(({ may }) => may.publish),
  mayEdit: records.every(({ may }) => may.edit),
  isUndecided: records.length > 0 && (state === 'draft' || state === 'sent back'),
  isUnderWay: state === 'asked' || state === 'scheduled',
  mayWithdraw,
})

const FirstActions = ({ release, acts, open }: ActionsProps) => {
  const onPhone = useOnPhone()
  const { mayPublish, mayEdit, isUndecided } = permissionsOver(release)
  const { busy } = acts
  if (!mayPublish)
    return (
      mayEdit &&
      isUndecided && (
        <TaskButton
          label={msg('Submit for review')}
          variant="contained"
          busy={busy}
          onClick={() => void acts.ask()}
        />
      )
    )
  return (
    <>
      <TaskButton
        label={msg('Publish')}
        variant="contained"
        busy={busy}
        onClick={() => void acts.publish()}
      />
      {!onPhone && <TaskButton label={dialogs.schedule.label} busy={busy} onClick={() => open('schedule')} />}
      {release.state === 'asked' && (
        <TaskButton label={dialogs.sendBack.label} busy={busy} onClick={() => open('sendBack')} />
      )}
    </>
  )
}

/** Less common actions, and those without room on a phone. */
const FurtherActions = ({ release, acts, open }: ActionsProps) => {
  const onPhone = useOnPhone()
  const { mayPublish, mayEdit, isUnderWay, mayWithdraw } = permissionsOver(release)
  const { busy } = acts
  return (
    <MoreActions>
      {onPhone && mayPublish && (
        <TaskButton label={dialogs.schedule.label} busy={busy} onClick={() => open('schedule')} />
      )}
      {isUnderWay && mayWithdraw && (
        <TaskButton label={msg('Withdraw')} busy={busy} onClick={() => void acts.takeBack()} />
      )}
      {mayWithdraw && <TaskButton label={dialogs.note.label} busy={busy} onClick={() => open('note')} />}
      {mayEdit && !isUnderWay && (
        <TaskButton label={msg('Move drafts here')} busy={busy} onClick={() => open('take')} />
      )}
      {mayWithdraw && (
        <TaskButton label={msg('Discard')} color="error" busy={busy} onClick={() => open('discard')} />
      )}
    </MoreActions>
  )
}

/** The open dialog. */
const Opened = ({
  release,
  acts,
  opened,
  onClose,
}: Props & { opened: Dialog | undefined; onClose: () => void }) => {
  const t = useTranslate()
  if (opened === 'take') return <TakeDialog release={release} acts={acts} onClose={onClose} />
  if (opened === undefined || opened === 'discard') return null
  const done: Readonly<
    Record<keyof typeof dialogs, (values: Readonly<Record<string, unknown>>) => Promise<void>>
  > = {
    schedule: ({ publish_at }) => acts.schedule(String(publish_at)),
    sendBack: ({ review_note }) => acts.reject(String(review_note)),
    note: ({ note }) => acts.note(typeof note === 'string' ? note : ''),
  }
  return (
    <ActionDialog
      action={dialogs[opened]}
      title={`${t(dialogs[opened].label)}: ${releaseTitle(release)}`}
      defaults={{ note: release.note, publish_at: release.publish_at }}
      draftKey={`change/${release.id}/${opened}`}
      act={done[opened]}
      onClose={onClose}
    />
  )
}

/** Stays visible below differences of any length. */
const bar = {
  position: 'sticky',
  bottom: 0,
  zIndex: 3,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  backgroundColor: 'background.default',
} as const
