import { formatActionText, type CustomAction } from '@kampana/shared/custom-action'
import type { Resource } from '@kampana/shared/resource'
import { Button } from '@mui/material'
import { useState } from 'react'
import { Confirm, type RaRecord, useCanAccess, useDataProvider, useRefresh, useTranslate } from 'react-admin'
import { isOwnServer } from '../../account/own-server.ts'
import type { ProductDataProvider } from '../../data-provider.ts'
import { attachMessage } from '../../data-provider/server-message.ts'
import { useOverrides } from '../overrides.tsx'
import { stopClicks } from '../stop-clicks.ts'
import { useTask } from '../../use-task.ts'
import { useNotifyResult } from '../use-notify-result.ts'

interface Props {
  resource: Resource
  name: string
  action: CustomAction
  record: RaRecord
}

/** The button of a custom action, for people who may use it, with the declared confirmation. */
export const ActionButton = (props: Props) => {
  const { resource, action } = props
  const { canAccess } = useCanAccess({ resource: resource.name, action: action.permission })
  return canAccess && <AllowedButton {...props} />
}

const AllowedButton = (props: Props) => {
  const { resource, action, record } = props
  const t = useTranslate()
  const { recordLabel } = useOverrides(resource.name)
  const [confirming, setConfirming] = useState(false)
  const { act, busy } = useAction(props)
  const label = t(action.label)
  const title = String(record[resource.title])
  const question = useQuestion(props)
  return (
    <span onClick={stopClicks} role="presentation">
      <Button
        size="small"
        color={action.quiet ? 'inherit' : 'primary'}
        disabled={busy && question === undefined}
        aria-label={`${label}: ${recordLabel?.(record, t) ?? title}`}
        onClick={() => (question === undefined ? void act() : setConfirming(true))}
      >
        {label}
      </Button>
      {question !== undefined && (
        <Confirm
          isOpen={confirming}
          loading={busy}
          title={`${label} ${title}`}
          content={t(formatActionText(question, title))}
          onClose={() => setConfirming(false)}
          onConfirm={() => act().finally(() => setConfirming(false))}
        />
      )}
    </span>
  )
}

/** The text of the confirmation. Another back end may do less than ours, and then has its own. */
const useQuestion = ({ resource, name, action }: Props) => {
  const { confirmElsewhere } = useOverrides(resource.name)
  return (isOwnServer() ? undefined : confirmElsewhere?.[name]) ?? action.confirm
}

/** Runs an action, notifies of the result, and refreshes the record. */
const useAction = ({ resource, name, action, record }: Props) => {
  const { busy, run } = useTask()
  const provider = useDataProvider<ProductDataProvider>()
  const notifyResult = useNotifyResult()
  const refresh = useRefresh()
  const act = () =>
    run(async () => {
      const message = await provider.act(resource.name, name, record.id)
      notifyResult(
        attachMessage({}, message ?? formatActionText(action.done, String(record[resource.title]))),
      )
    }).finally(refresh)
  return { act, busy }
}
