import { isObject } from '@kampana/engine-declare/api/http/reply'
import { allSummaries } from '@kampana/engine-declare/registry/all-summaries'
import type { ReplyRecord } from '@kampana/engine-declare/schema/record-reader'

/**
 * Converts an entry of another back end's log. The specification has the causer among the properties. In
 * spatie/laravel-activitylog, the causer is a separate property, and the record is a class with an id.
 */
export const adaptLog = (entry: ReplyRecord): ReplyRecord => {
  const properties = isObject(entry.properties) ? entry.properties : {}
  const name = causerName(properties.causer) ?? causerName(entry.causer)
  const subject = parseSubject(entry)
  return {
    ...entry,
    ...withoutUndefined({
      username: entry.username ?? name,
      action: entry.action ?? events[String(entry.event ?? entry.description)],
      resource: entry.resource ?? subject.resource,
      description: subject.model === undefined ? undefined : describeEntry(entry, subject.model),
    }),
    properties: { ...properties, causer: name === undefined ? null : { name } },
  }
}

/** Removes undefined values, because empty columns are hidden. */
const withoutUndefined = (values: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined))

const causerName = (causer: unknown): string | undefined => {
  const name: unknown = isObject(causer) ? (causer.name ?? causer.username) : causer
  return typeof name === 'string' && name !== '' ? name : undefined
}

/** `App\\Models\\Update` as one of our resources, if there is one. */
const parseSubject = ({ subject_type }: ReplyRecord): { model?: string; resource?: string } => {
  if (typeof subject_type !== 'string' || subject_type === '') return {}
  const model = (subject_type.split('\\').at(-1) ?? '').replaceAll(/(?<=[a-z])(?=[A-Z])/g, ' ')
  const declared = allSummaries().find(({ singular }) => singular === model.toLowerCase())
  return { model, ...(declared && { resource: declared.name }) }
}

/** By default, the package's description is only the event (`created`). Any other text comes from the college. */
const describeEntry = ({ description, subject_id }: ReplyRecord, model: string): unknown =>
  Object.hasOwn(events, String(description))
    ? [model, subject_id, description].filter((word) => word != null).join(' ')
    : description

const events: Readonly<Record<string, string>> = {
  created: 'create',
  updated: 'edit',
  deleted: 'delete',
  restored: 'restore',
}
