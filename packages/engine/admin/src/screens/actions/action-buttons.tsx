import type { CustomAction } from '@kampana/engine-declare/custom-action'
import type { Resource } from '@kampana/engine-declare/resource'
import { Stack } from '@mui/material'
import type { ReactElement, ReactNode } from 'react'
import type { RaRecord } from 'react-admin'
import { isOnlyForPublishers } from '../drafts/has-drafts.ts'
import { useOverrides } from '../overrides.tsx'
import { ActionButton } from './action-button.tsx'
import { isApplicable } from './is-applicable.ts'
import { mayAct } from './use-undo-action.ts'

interface Props {
  resource: Resource
  record: RaRecord | undefined
  /** Limits the buttons to actions declared beside this field; without it, to actions declared beside none. */
  beside?: string
}

/** Buttons of the custom actions that apply to a record and that the person may use. */
export const useActionButtons = ({
  resource,
  record,
  beside,
}: Props): { action: CustomAction; button: ReactElement }[] => {
  const { hideActions } = useOverrides(resource.name)
  // The row is on another page, so only its id is known.
  if (record?.[resource.title] === undefined) return []
  const applicable = Object.entries(resource.customActions).filter(
    ([name, action]) =>
      !hideActions?.(record, name) &&
      action.beside === beside &&
      action.bulk !== 'only' &&
      mayAct(resource, action) &&
      !isOnlyForPublishers(resource, record) &&
      isApplicable(resource, action, record),
  )
  const isFirst = (action: CustomAction) =>
    applicable.find(([, { permission }]) => permission === action.permission)?.[1] === action
  return applicable.map(([name, action]) => ({
    action,
    button: (
      <ActionButton
        // An action and its reverse share one button, so that focus stays on it.
        key={isFirst(action) ? action.permission : `other ${name}`}
        resource={resource}
        name={name}
        action={action}
        record={record}
      />
    ),
  }))
}

/** A field's value and the actions declared beside it. */
export const WithActions = ({ children, ...props }: Required<Props> & { children: ReactNode }) =>
  Object.values(props.resource.customActions).some(({ beside }) => beside === props.beside) ? (
    <Stack component="span" direction="row" flexWrap="wrap" alignItems="center" gap={0.5}>
      {children}
      <SideActions {...props} />
    </Stack>
  ) : (
    children
  )

const SideActions = (props: Required<Props>) => useActionButtons(props).map(({ button }) => button)
