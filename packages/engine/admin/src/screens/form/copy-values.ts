import { inputName } from '@kampana/engine-declare/kinds/index'
import type { Resource } from '@kampana/engine-declare/resource'
import { parseRichText } from '@kampana/engine-declare/rich-text/rich-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate, type RaRecord, type TranslateFunction } from 'react-admin'
import { readRecordVersion } from '../../data-provider/record-version.ts'

type Values = Record<string, unknown>

/**
 * Initial values for a copy of a record; undefined while loading. Null if the record can't be copied because the editor would
 * lose part of a foreign body.
 */
export const useCopyValues = (
  resource: Resource,
  record: RaRecord | undefined,
): Values | null | undefined => {
  const t = useTranslate()
  const { data } = useQuery({
    queryKey: [resource.name, 'copy', record?.id, versionOf(record)],
    queryFn: () => copyValues(resource, record!, t),
    enabled: record !== undefined,
    // Keeps the form when the record is refetched.
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data
}

/**
 * Version of a record, or else the record itself. A list row, which may come first, lacks the body and has no version. Some
 * servers send no versions.
 */
const versionOf = (record: RaRecord | undefined) => record && (readRecordVersion(record) ?? record)

/** Values that people enter, except the publication time. */
const copyValues = async (
  { fields, title, unique }: Pick<Resource, 'fields' | 'title' | 'unique'>,
  record: RaRecord,
  t: TranslateFunction,
): Promise<Values | null> => {
  const values: Values = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly) continue
    const input = inputName(name, field)
    const value: unknown = 'now' in field ? null : (record[input] ?? null)
    const copied = field.kind === 'richText' ? await ownBody(value) : value
    if (copied === undefined) return null
    values[input] = copied
  }
  if (unique.some((names) => names.includes(title)))
    values[title] = t('%{title} (copy)', { title: String(record[title]) })
  return values
}

/**
 * Converts a body to this editor's document format, the only one that new records accept. Undefined if that would lose
 * content.
 */
const ownBody = async (value: unknown): Promise<unknown> => {
  if (value == null || value === '') return value
  if (typeof value === 'string' && 'document' in parseRichText(value)) return value
  const { readStoredBody } = await import('../../editor/foreign-formats/read-stored-body.ts')
  const body = readStoredBody(value)
  return body && 'document' in body ? JSON.stringify(body.document) : undefined
}
