import { inputName } from '@kampana/shared/kinds/index'
import type { Resource } from '@kampana/shared/resource'
import { parseRichText } from '@kampana/shared/rich-text/rich-text'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslate, type RaRecord, type TranslateFunction } from 'react-admin'
import { readRecordVersion } from '../../data-provider/record-version.ts'

type Values = Record<string, unknown>

/**
 * The values with which a copy of a record begins; undefined until they are known. Null where there can be no copy, since the
 * editor would lose some of a body that another one wrote.
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
    // The form stays when the record is read again.
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return data
}

/** A row of a list, which may come first, lacks the body and has no version; nor have records of servers that tell none. */
const versionOf = (record: RaRecord | undefined) => record && (readRecordVersion(record) ?? record)

/** What people write, but not when it is published. */
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

/** A body as a document of this editor, which alone a new record can have; undefined where that would lose content. */
const ownBody = async (value: unknown): Promise<unknown> => {
  if (value == null || value === '') return value
  if (typeof value === 'string' && 'document' in parseRichText(value)) return value
  const { readStoredBody } = await import('../rich-text/other-editors/read-stored-body.ts')
  const body = readStoredBody(value)
  return body && 'document' in body ? JSON.stringify(body.document) : undefined
}
