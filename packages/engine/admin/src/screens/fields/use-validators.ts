import type { Field } from '@kampana/engine-declare/kinds/index'
import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { unreadText } from '@kampana/engine-declare/schema/unread'
import { isRequiredThere } from '@kampana/engine-declare/kinds/modifiers'
import { useRecordContext, useResourceContext, type Validator } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { allResources, findResource } from '@kampana/engine-declare/registry/all-resources'
import { validateRequired } from '../kinds/bases.tsx'
import { kindView } from '../kinds/index.ts'
import { notBefore } from './day-checks.ts'

/** Validators of an input, with the server's texts. The server validates again. */
export const useValidators = (name: string, field: Field): Validator[] => {
  const record = useRecordContext()
  const old: unknown = record?.[name]
  const unread = record && unreadText(record, name)
  const { label } = field
  const resource = useResourceContext()
  // A form without a record, such as the password form, has no resource.
  const check = allResources().find((declared) => declared.name === resource)?.check
  const { validators, mayBeNone } = kindView(field)
  const isWithCompanion = useIsWithCompanion(field)
  const other = 'notBefore' in field ? field.notBefore : undefined
  return [
    // An empty input would overwrite the server's value.
    ...(unread === undefined
      ? []
      : [(value: unknown) => (value ? undefined : basicMessages.unreadValue(unread))]),
    // A conditional input is required while it is visible.
    ...((field.required && !mayBeNone) || isRequiredThere(field) || isWithCompanion
      ? [validateRequired(label)]
      : []),
    ...validators(field, old),
    ...(check === undefined
      ? []
      : [(_value: unknown, values: Record<string, unknown>) => check(values)[name]]),
    ...(other === undefined
      ? []
      : [
          (value: unknown, values: Record<string, unknown>) =>
            notBefore(value, values[other], findResource(resource!).fields[other]!.label, label),
        ]),
  ]
}

/** True if a field is required because its `requiredWith` field has a value. */
const useIsWithCompanion = ({ requiredWith, condition }: Field): boolean => {
  const companion: unknown = useWatch({ name: requiredWith ?? '', disabled: requiredWith === undefined })
  const conditional: unknown = useWatch({ name: condition?.field ?? '', disabled: condition === undefined })
  if (requiredWith === undefined || companion == null || companion === '') return false
  return condition?.optionalFor === undefined || conditional !== condition.optionalFor
}
