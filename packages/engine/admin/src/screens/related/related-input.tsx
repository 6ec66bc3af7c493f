import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { permissionName } from '@kampana/engine-declare/resource'
import { TextField } from '@mui/material'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  CanAccess,
  ReferenceArrayInput,
  ReferenceInput,
  useRecordContext,
  useTranslate,
} from 'react-admin'
import type { KeyboardEvent } from 'react'
import type { ControlProps } from '../kinds/kind.ts'
import { anyText } from '../kinds/bases.tsx'
import { relatedIds } from '@kampana/engine-declare/kinds/index'
import { findResource } from '@kampana/engine-declare/registry/all-resources'

interface Props extends ControlProps {
  /** Field that contains the related records. */
  name: string
  resource: string
}

/** Selects a related record by title, with a server-side search. */
export const RelatedInput = ({ resource, name, ...props }: Props) => (
  <CanAccess
    resource={resource}
    action="list"
    accessDenied={<DisabledInput {...{ resource, name, ...props }} />}
  >
    <ReferenceInput source={props.source} reference={resource} sort={byTitle(resource)}>
      <AutocompleteInput {...props} optionText={findResource(resource).title} onKeyDown={retainForm} />
    </ReferenceInput>
  </CanAccess>
)

/** Selects several related records. */
export const RelatedArrayInput = ({ resource, name, ...props }: Props) => (
  <CanAccess
    resource={resource}
    action="list"
    accessDenied={<DisabledInput {...{ resource, name, ...props }} />}
  >
    <ReferenceArrayInput source={props.source} reference={resource} sort={byTitle(resource)} perPage={100}>
      <AutocompleteArrayInput
        {...props}
        optionText={findResource(resource).title}
        format={relatedIds}
        defaultValue={[]}
        onKeyDown={retainForm}
      />
    </ReferenceArrayInput>
  </CanAccess>
)

/** Enter selects an option. Without an option, Enter doesn't submit the form. */
const retainForm = (event: KeyboardEvent): void => {
  if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey) event.preventDefault()
}

/** Titles of the related records, for people who may not list them. */
const DisabledInput = ({ resource, name, label }: Pick<Props, 'resource' | 'name' | 'label'>) => {
  const t = useTranslate()
  const titles = anyText(useRecordContext()?.[name] ?? '').replaceAll('\n', ', ')
  return (
    <TextField
      disabled
      fullWidth
      size="small"
      margin="dense"
      label={t(label)}
      value={titles}
      helperText={t(basicMessages.missingPermission(permissionName('list', findResource(resource))))}
    />
  )
}

const byTitle = (resource: string) => ({ field: findResource(resource).title, order: 'ASC' as const })
