import { findKind, humanize, type UploadKind } from '@kampana/engine-declare/kinds/index'
import { leafValues } from '@kampana/engine-declare/kinds/rows/leaves'
import { parseFile } from '@kampana/engine-declare/media/file'
import { imageHash, parseImageId, parsePicture } from '@kampana/engine-declare/media/picture'
import { bodyMessages } from '@kampana/engine-declare/messages/body-messages'
import { errorMessages } from '@kampana/shared/messages/error-messages'
import { messages } from '@kampana/shared/messages/messages'
import type { Resource } from '@kampana/engine-declare/resource'
import { isPicture } from '@kampana/engine-declare/rich-text/pictures'
import { parseRichText, walkNodes } from '@kampana/engine-declare/rich-text/rich-text'
import { readImages } from './images.ts'
import type { DbClient } from '../db/tables.ts'
import { invalid } from '@kampana/engine-server/error'
import { required } from '@kampana/engine-server/required'
import { recordsProblem } from '@kampana/engine-server/records/query/body-records'
import type { InputValues, Row } from '@kampana/engine-server/records/table'

/**
 * Throws a 422 for images and files that aren't stored here, so that visitors' browsers contact no other site and no link is
 * broken. Media already in the text stays: a college's folder includes its own images.
 */
export const assertOwnMedia = async (
  client: DbClient,
  { fields }: Resource,
  input: InputValues,
  old: Row | null,
): Promise<void> => {
  const errors: Record<string, string[]> = {}
  const leaves = Object.entries(fields)
    .filter(([, field]) => !field.readOnly)
    .flatMap(([name, field]) =>
      leafValues(name, field, input[name]).map((leaf) => Object.assign(leaf, { had: old?.[name] })),
    )
  for (const { path, field, value, had } of leaves) {
    if (typeof value !== 'string') continue
    const { upload } = findKind(field)
    const label = humanize(path.split('.').at(-1) ?? path)
    const problem = upload && (await problems[upload](client, value, label, had))
    if (problem) errors[path] = [problem]
  }
  if (Object.keys(errors).length > 0) throw invalid(errors)
}

type Problem = (client: DbClient, value: string, label: string, had: unknown) => Promise<string | undefined>

const problems: Readonly<Record<UploadKind, Problem>> = {
  picture: async (client, value, label) =>
    (await isStoredPicture(client, value)) ? undefined : errorMessages.keptPicture(label),
  file: async (client, value, label) =>
    (await isStoredFile(client, value)) ? undefined : errorMessages.keptFile(label),
  'pictures and files in text': async (client, value, label, had) => {
    const problem = await foreignMedia(client, value, mediaIn(had))
    return problem && messages.invalid.richText(label, problem)
  },
}

const isStoredPicture = async (client: DbClient, address: string): Promise<boolean> => {
  const hash = imageHash(address)
  if (hash === null) return false
  const stored = client
    .selectFrom('media')
    .innerJoin('pictures', 'pictures.id', 'media.picture_id')
    .select('media.hash')
    .where('media.hash', '=', hash)
    .where('pictures.status', '=', 'shown')
  const found = await (
    parsePicture(address)
      ? stored
          .innerJoin('renditions', 'renditions.hash', 'media.hash')
          .where('renditions.name', '=', required(address.split('/').at(-1)?.split('#')[0]))
      : stored
  ).executeTakeFirst()
  return found !== undefined
}

const isStoredFile = async (client: DbClient, address: string): Promise<boolean> => {
  const file = parseFile(address)
  if (!file) return false
  const stored = await client
    .selectFrom('files')
    .select('hash')
    .where('hash', '=', file.hash)
    .where('name', '=', file.name)
    .executeTakeFirst()
  return stored !== undefined
}

/** Problem of a body that shows something not stored here, or hidden from visitors, as a sentence. */
const foreignMedia = async (
  client: DbClient,
  json: string,
  had: ReadonlySet<string>,
): Promise<string | undefined> => {
  const read = parseRichText(json)
  if ('problem' in read) return undefined
  const parts = [...walkNodes(read.document)]
  const pictures = parts.filter(isPicture).map(({ attrs }) => String(attrs?.src))
  const find = await readImages(
    client,
    pictures.filter((address) => parseImageId(address) !== null),
  )
  const isOwn = (address: string): boolean => parsePicture(address) !== null || find(address) !== undefined
  if (pictures.some((address) => !had.has(address) && !isOwn(address))) return bodyMessages.foreignPicture
  for (const each of parts.filter(({ type }) => type === 'records')) {
    const problem = recordsProblem(each)
    if (problem !== undefined) return problem
  }
  const files = new Set(parts.filter(({ type }) => type === 'file').map(({ attrs }) => String(attrs?.href)))
  for (const address of files)
    if (!had.has(address) && !(await isStoredFile(client, address))) return bodyMessages.foreignFile
  return undefined
}

/** Addresses of images and files in a text. */
const mediaIn = (json: unknown): ReadonlySet<string> => {
  const read = typeof json === 'string' ? parseRichText(json) : undefined
  if (!read || 'problem' in read) return new Set()
  const addresses = [...walkNodes(read.document)].flatMap((each) => {
    if (isPicture(each)) return [String(each.attrs?.src)]
    return each.type === 'file' ? [String(each.attrs?.href)] : []
  })
  return new Set(addresses)
}
