import { declarations } from '../data-provider/find-resource.ts'
import type { RaRecord } from 'react-admin'
import { isObject } from '../data-provider/reply.ts'

/**
 * An entry of another back end's log with who did it, and to which record: the specification has the causer among the
 * properties, spatie/laravel-activitylog has it beside them, and the record as a class with an id.
 */
export const normalizeLog = (entry: RaRecord): RaRecord => {
  const properties = isObject(entry.properties) ? entry.properties : {}
  const causer = nameOf(properties.causer) ?? nameOf(entry.causer)
  const subject = subjectOf(entry)
  const username = entry.username ?? causer
  return {
    ...entry,
    ...(username !== undefined && { username }),
    properties: { ...properties, causer: causer === undefined ? null : { name: causer } },
    ...(subject && {
      description: described(entry, subject.singular),
      resource: entry.resource ?? subject.resource,
    }),
    ...(actionOf(entry) && { action: entry.action ?? actionOf(entry) }),
  }
}

const nameOf = (causer: unknown): string | undefined => {
  const name: unknown = isObject(causer) ? (causer.name ?? causer.username) : causer
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** `App\\Models\\Update`, as a resource of ours where there is one. */
const subjectOf = ({ subject_type }: RaRecord): { singular: string; resource?: string } | undefined => {
  if (typeof subject_type !== 'string' || subject_type === '') return undefined
  const model = subject_type.split('\\').at(-1) ?? ''
  const words = model.replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  const declared = declarations.find(({ singular }) => singular === words.toLowerCase())
  return { singular: words, ...(declared && { resource: declared.name }) }
}

/** The package by itself says only what happened (`created`); any other words are the college's own. */
const described = ({ description, subject_id }: RaRecord, singular: string): unknown =>
  Object.hasOwn(events, String(description))
    ? [singular, subject_id, description].filter((word) => word != null).join(' ')
    : description

const actionOf = ({ event, description }: RaRecord): string | undefined =>
  events[String(event ?? description)]

const events: Readonly<Record<string, string>> = {
  created: 'create',
  updated: 'edit',
  deleted: 'delete',
  restored: 'restore',
}
