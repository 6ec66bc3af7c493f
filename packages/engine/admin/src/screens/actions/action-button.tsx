import { formatActionText, type CustomAction } from '@kampana/engine-declare/custom-action'
import { recordTitle, type Resource } from '@kampana/engine-declare/resource'
import { DialogContentText } from '@mui/material'
import { useState, type ComponentType } from 'react'
import {
  Confirm,
  type RaRecord,
  useCanAccess,
  useTranslate,
  useDataProvider,
  useRefresh,
  useUnselect,
} from 'react-admin'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import { TaskButton } from '../../task/task-button.tsx'
import { lazyComponent } from '../../chunks/lazy-component.tsx'
import { useOverrides, type ActionContext } from '../overrides.tsx'
import { stopClicks } from '../stop-clicks.ts'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import type { EngineDataProvider } from '../../data-provider.ts'
import { attachMessage } from '../../data-provider/server-message.ts'
import { useTask } from '../../task/use-task.ts'
import { useNotifyWithUndo } from '../delete/use-notify-with-undo.ts'
import { useNotifyResult } from '../use-notify-result.ts'
import { useUndoAction } from './use-undo-action.ts'

interface Props {
  resource: Resource
  name: string
  action: CustomAction
  record: RaRecord
}

/** Button of a custom action with the declared confirmation, for people with permission. */
export const ActionButton = (props: Props) => {
  const { resource, action } = props
  const { canAccess } = useCanAccess({ resource: resource.name, action: action.permission })
  return canAccess && <AllowedButton {...props} />
}

const TakeDownEffects = lazyComponent(() => import('../uses/take-down-effects.tsx'), 'TakeDownEffects', {
  inPlace: true,
})
const ActionDialog = lazyComponent(() => import('./action-dialog.tsx'), 'ActionDialog', { overlay: true })

const AllowedButton = (props: Props) => {
  const { resource, action, record } = props
  const t = useTranslate()
  const { recordLabel, actionContext } = useOverrides(resource.name)
  const Context = actionContext?.[props.name]
  const [confirming, setConfirming] = useState(false)
  const { act, run, busy } = useAction(props, record)
  const hasInput = Object.keys(action.fields).length > 0
  const label = t(action.label)
  const title = recordTitle(resource, record)
  const question = action.confirm
  return (
    <span onClick={stopClicks} role="presentation">
      <TaskButton
        label={action.label}
        busy={busy && question === undefined && !hasInput}
        size="small"
        variant={action.primary ? 'contained' : 'text'}
        color={action.quiet ? 'inherit' : 'primary'}
        aria-label={`${label}: ${recordLabel?.(record, t) ?? title}`}
        onClick={() => (question === undefined && !hasInput ? void run() : setConfirming(true))}
      />
      {hasInput && confirming && (
        <ChunkBoundary>
          <ActionDialog
            action={action}
            title={`${label}: ${title}`}
            question={question === undefined ? undefined : formatActionText(question, title)}
            defaults={record}
            draftKey={`${resource.name}/${record.id}/${props.name}`}
            act={act}
            onClose={() => setConfirming(false)}
          >
            {Context && <Context record={record} setPointless={doNothing} />}
          </ActionDialog>
        </ChunkBoundary>
      )}
      {question !== undefined && !hasInput && (
        <Question
          {...{ resource, action, record, Context, confirming, busy }}
          title={`${label} ${title}`}
          question={t(formatActionText(question, title))}
          onClose={() => setConfirming(false)}
          onConfirm={() => run().finally(() => setConfirming(false))}
        />
      )}
    </span>
  )
}

interface QuestionProps extends Omit<Props, 'name'> {
  Context: ComponentType<ActionContext> | undefined
  confirming: boolean
  busy: boolean
  title: string
  question: string
  onClose: () => void
  onConfirm: () => void
}

/** Confirmation dialog of an action. If the action would have no effect, it only reports that. */
const Question = ({
  resource,
  action,
  record,
  Context,
  confirming,
  busy,
  question,
  ...props
}: QuestionProps) => {
  const [pointless, setPointless] = useState(false)
  return (
    <Confirm
      {...props}
      isOpen={confirming}
      loading={busy}
      content={
        <>
          {!pointless && <DialogContentText>{question}</DialogContentText>}
          {Context && <Context record={record} setPointless={setPointless} />}
          {takesDown(resource, action) && <TakeDownEffects resource={resource} ids={[record.id]} />}
        </>
      }
      sx={pointless ? { '& .ra-confirm': { display: 'none' } } : undefined}
    />
  )
}

const doNothing = (): void => undefined

/** True if an action unpublishes the record. */
const takesDown = ({ drafts }: Resource, { sets }: CustomAction): boolean =>
  drafts?.live !== undefined && sets[drafts.live] === null

interface NamedAction {
  resource: Resource
  name: string
  action: CustomAction
}

type Values = Readonly<Record<string, unknown>>

/**
 * Runs an action on a record, shows the result, with Undo if declared, and refreshes. `act` rejects with the error; `run`
 * shows it.
 */
const useAction = ({ resource, name, action }: NamedAction, record: RaRecord) => {
  const { busy, run } = useTask()
  const provider = useDataProvider<EngineDataProvider>()
  const notifyResult = useNotifyResult()
  const notifyWithUndo = useNotifyWithUndo()
  const undo = useUndoAction(resource)(name)
  const refresh = useRefresh()
  const unselect = useUnselect(resource.name)
  const act = async (values: Values = {}): Promise<void> => {
    const reply = await provider.act(resource.name, name, record.id, values).finally(refresh)
    // The record may have left the list.
    unselect([record.id])
    const message = reply ?? formatActionText(action.done, recordTitle(resource, record))
    if (undo && message !== basicMessages.nothingChanged)
      notifyWithUndo(message, () => undo([{ ids: [Number(record.id)], before: record }]))
    else notifyResult(attachMessage({}, message))
  }
  return { act, run: () => run(act), busy }
}
