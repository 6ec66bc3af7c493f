import { messages } from '@kampana/shared/messages/messages'
import { permissionName } from '@kampana/shared/resource'
import { TextField } from '@mui/material'
import {
  AutocompleteArrayInput,
  AutocompleteInput,
  ReferenceArrayInput,
  ReferenceInput,
  useCanAccess,
  useRecordContext,
  useTranslate,
  type Validator,
} from 'react-admin'
import { anyText } from '../kinds/defaults.ts'
import { relatedIds } from './related-ids.ts'
import { findResource } from '../../data-provider/find-resource.ts'

interface Props {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  fullWidth: boolean
  /** The field under which the related records are read. */
  name: string
  resource: string
}

/** Another record, found by the words of its title; the server searches. */
export const RelatedInput = ({ resource, name, ...props }: Props) => {
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' })
  if (isPending) return null
  if (!canAccess) return <DisabledInput resource={resource} name={name} label={props.label} />
  return (
    <ReferenceInput source={props.source} reference={resource} sort={byTitle(resource)}>
      <AutocompleteInput {...props} optionText={findResource(resource).title} />
    </ReferenceInput>
  )
}

/** Several other records. */
export const RelatedArrayInput = ({ resource, name, ...props }: Props) => {
  const { canAccess, isPending } = useCanAccess({ resource, action: 'list' })
  if (isPending) return null
  if (!canAccess) return <DisabledInput resource={resource} name={name} label={props.label} />
  return (
    <ReferenceArrayInput source={props.source} reference={resource} sort={byTitle(resource)} perPage={100}>
      <AutocompleteArrayInput
        {...props}
        optionText={findResource(resource).title}
        format={relatedIds}
        defaultValue={[]}
      />
    </ReferenceArrayInput>
  )
}

/** What is chosen already, for those who may not see what else there is. */
const DisabledInput = ({ resource, name, label }: Pick<Props, 'resource' | 'name' | 'label'>) => {
  const t = useTranslate()
  const chosen = anyText(useRecordContext()?.[name] ?? '').replaceAll('\n', ', ')
  return (
    <TextField
      disabled
      fullWidth
      size="small"
      margin="dense"
      label={t(label)}
      value={chosen}
      helperText={t(messages.missingPermission(permissionName('list', { name: resource })))}
    />
  )
}

const byTitle = (resource: string) => ({ field: findResource(resource).title, order: 'ASC' as const })
