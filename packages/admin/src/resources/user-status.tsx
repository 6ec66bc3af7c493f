import { messages } from '@kampana/shared/messages/messages'
import { Button, Stack } from '@mui/material'
import { useState } from 'react'
import {
  Confirm,
  type RaRecord,
  useCanAccess,
  useDataProvider,
  useNotify,
  useRefresh,
  useTranslate,
} from 'react-admin'
import { isOwnServer } from '../account/own-server.ts'
import { msg } from '../language/msg.ts'
import type { ProductDataProvider } from '../data-provider.ts'
import { LabelChip } from '../crud/status-chip.tsx'
import { stopClicks } from '../crud/stop-clicks.ts'
import { useNotifyError } from '../crud/use-notify-result.ts'
import { isCurrentUser } from './is-current-user.ts'

/** Whether an account is active, and for those who may change it the button that does. Nobody shuts themselves out. */
export const UserStatus = ({ record }: { record: RaRecord }) => {
  const { canAccess } = useCanAccess({ resource: 'users', action: 'activate' })
  const active = Number(record.is_active) === 1
  return (
    <Stack component="span" direction="row" flexWrap="wrap" alignItems="center" gap={0.5}>
      <LabelChip
        label={active ? msg('Active') : msg('Inactive')}
        colour={active ? 'success' : 'default'}
        filled={active}
      />
      {canAccess && !isCurrentUser(record) && <StatusButton user={record} active={active} />}
    </Stack>
  )
}

const StatusButton = ({ user, active }: { user: RaRecord; active: boolean }) => {
  const t = useTranslate()
  const [asking, setAsking] = useState(false)
  const { change, busy } = useStatusChange(user)
  const name = String(user.name)
  const verb = active ? t('Deactivate') : t('Activate')
  return (
    <span onClick={stopClicks} role="presentation">
      <Button
        size="small"
        color={active ? 'inherit' : 'primary'}
        aria-label={`${verb}: ${name}`}
        onClick={() => setAsking(true)}
      >
        {verb}
      </Button>
      <Confirm
        isOpen={asking}
        loading={busy}
        title={`${verb} ${name}`}
        content={t(active ? messages.askDeactivate(name) : askActivate(name))}
        onClose={() => setAsking(false)}
        onConfirm={() => change(active ? 0 : 1).finally(() => setAsking(false))}
      />
    </span>
  )
}

/** Only our own server sends a letter then. */
const askActivate = (name: string): string =>
  isOwnServer() ? messages.askActivate(name) : messages.askActivateUntold(name)

const useStatusChange = ({ id, name }: RaRecord) => {
  const [busy, setBusy] = useState(false)
  const provider = useDataProvider<ProductDataProvider>()
  const notify = useNotify()
  const notifyError = useNotifyError()
  const refresh = useRefresh()
  const change = async (status: 0 | 1) => {
    setBusy(true)
    try {
      const otherwise = status === 1 ? messages.activated : messages.deactivated
      const message = (await provider.setStatus(id, status)) ?? otherwise(String(name))
      notify(message, { type: message.includes('Nothing') ? 'info' : 'success' })
    } catch (error) {
      notifyError(error)
    } finally {
      setBusy(false)
      refresh()
    }
  }
  return { change, busy }
}
