import { required } from '../required.ts'
import { humanize, kindOf, type UploadKind } from '@kampana/shared/kinds/index'
import { parseFile } from '@kampana/shared/media/file'
import { messages } from '@kampana/shared/messages/messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { parsePicture } from '@kampana/shared/media/picture'
import type { Resource } from '@kampana/shared/resource'
import { walkNodes, parseRichText } from '@kampana/shared/rich-text/rich-text'
import type { DbClient } from '../db/tables.ts'
import { invalid } from '../error.ts'
import type { InputValues } from './table.ts'

/**
 * Refuses, under their fields, pictures and files that this server doesn't keep, so that visitors' browsers ask no other
 * site and no link leads nowhere.
 */
export const assertOwnMedia = async (
  client: DbClient,
  { fields }: Resource,
  input: InputValues,
): Promise<void> => {
  const errors: Record<string, string[]> = {}
  for (const [name, field] of Object.entries(fields)) {
    if (field.readOnly || typeof input[name] !== 'string') continue
    const { upload } = kindOf(field)
    const problem = upload && (await problems[upload](client, input[name], humanize(name)))
    if (problem) errors[name] = [problem]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

type Problem = (client: DbClient, value: string, words: string) => Promise<string | undefined>

const problems: Readonly<Record<UploadKind, Problem>> = {
  picture: async (asked, value, words) =>
    (await isKeptPicture(asked, value)) ? undefined : errorMessages.keptPicture(words),
  file: async (asked, value, words) =>
    (await isKeptFile(asked, value)) ? undefined : errorMessages.keptFile(words),
  'pictures in text': async (_asked, value, words) =>
    hasForeignPicture(value)
      ? messages.invalid.richText(words, 'a picture must be one that was uploaded here.')
      : undefined,
}

const isKeptPicture = async (client: DbClient, address: string): Promise<boolean> => {
  const picture = parsePicture(address)
  if (!picture) return false
  const kept = await client
    .selectFrom('renditions')
    .select('hash')
    .where('hash', '=', picture.hash)
    .where('name', '=', required(address.split('/').at(-1)))
    .executeTakeFirst()
  return kept !== undefined
}

const isKeptFile = async (client: DbClient, address: string): Promise<boolean> => {
  const file = parseFile(address)
  if (!file) return false
  const kept = await client
    .selectFrom('files')
    .select('hash')
    .where('hash', '=', file.hash)
    .where('name', '=', file.name)
    .executeTakeFirst()
  return kept !== undefined
}

const hasForeignPicture = (json: string): boolean => {
  const read = parseRichText(json)
  if ('problem' in read) return false
  return [...walkNodes(read.document)].some(
    ({ type, attrs }) => type === 'image' && parsePicture(String(attrs?.src)) === null,
  )
}
