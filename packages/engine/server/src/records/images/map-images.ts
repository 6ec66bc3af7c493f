import { findKind, type Field } from '@kampana/engine-declare/kinds/index'
import { leafFields } from '@kampana/engine-declare/kinds/rows/leaves'
import { allResources } from '@kampana/engine-declare/registry/all-resources'
import { toRows } from '@kampana/engine-declare/kinds/rows/rows'
import type { Fields } from '@kampana/engine-declare/resource'
import { isPicture } from '@kampana/engine-declare/rich-text/pictures'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text-node'
import { memoize } from '../../memoize.ts'

/** The declared fields of records, and extra columns that contain an image as `{ src }`. */
export interface ImageFields {
  fields: Fields
  extraImages?: readonly string[] | undefined
}

/** New address of an image, and its size if a body should adopt its shape. */
export interface NewImage {
  src: string
  size?: { width: number; height: number }
}
/** Returns an image's new address, null to remove the image, or undefined to leave the address. */
export type ImageChange = (src: string) => NewImage | null | undefined

type Values = Readonly<Record<string, unknown>>

/**
 * Changes the addresses of images in a record's values: in declared image fields, cells of rows and bodies. Unchanged values
 * stay the same objects. Null if the record's own image, `src`, is removed.
 */
export const mapImages = <T extends Values>(
  { fields, extraImages = [] }: ImageFields,
  values: T,
  change: ImageChange,
): T | null => {
  const changed: Record<string, unknown> = {}
  const set = (name: string, value: unknown): void => {
    if (value !== values[name]) changed[name] = value
  }
  for (const [name, field] of imageFields(fields))
    if (values[name] != null) set(name, mapValue(field, values[name], change))
  for (const name of extraImages) set(name, mapImage(values[name], change))
  for (const name of changesFields(fields)) set(name, mapChanges(values['resource'], values[name], change))
  if (changed['src'] === null) return null
  return Object.keys(changed).length === 0 ? values : { ...values, ...changed }
}

/** Addresses of all images in a record's values. */
export const listImages = (images: ImageFields, values: Values): string[] => {
  const found: string[] = []
  mapImages(images, values, (src) => void found.push(src))
  return found
}

/** True if records with these fields can contain images. */
export const hasImages = ({ fields }: Pick<ImageFields, 'fields'>): boolean => imageFields(fields).length > 0

const imageFields = memoize((fields: Fields) =>
  Object.entries(fields).filter(([, field]) =>
    leafFields(field).some((leaf) => uploads.has(findKind(leaf).upload)),
  ),
)
const uploads = new Set<unknown>(['picture', 'pictures and files in text'])

/** Fields of log entries, with values of the resource that the entry names. */
const changesFields = memoize((fields: Fields) =>
  Object.keys(fields).filter((name) => fields[name]?.kind === 'changes'),
)

const mapChanges = (of: unknown, changes: unknown, change: ImageChange): unknown => {
  const resource = allResources().find(({ name }) => name === of)
  if (!resource || typeof changes !== 'object' || changes === null) return changes
  const mapped: Record<string, unknown> = {}
  for (const [name, values] of Object.entries(changes))
    if (name === 'attributes' || name === 'old')
      mapped[name] = mapImages(resource, values as Values, change) ?? values
  const isSame = Object.entries(mapped).every(([name, values]) => values === (changes as Values)[name])
  return isSame ? changes : { ...changes, ...mapped }
}

const mapValue = (field: Field, value: unknown, change: ImageChange): unknown => {
  if (field.kind === 'rows') return mapRows(field, value, change)
  if (typeof value !== 'string') return value
  if (findKind(field).upload === 'picture') return newAddress(value, change)
  return mapBody(value, change)
}

const newAddress = (src: string, change: ImageChange): string | null => {
  const image = change(src)
  return image === undefined ? src : (image?.src ?? null)
}

const mapRows = (
  { columns }: Extract<Field, { kind: 'rows' }>,
  value: unknown,
  change: ImageChange,
): unknown => {
  const rows = toRows(value)
  const mapped = rows.map((row) => mapImages({ fields: columns }, row, change))
  return mapped.every((row, index) => row === rows[index]) ? value : mapped.filter((row) => row !== null)
}

const mapImage = (value: unknown, change: ImageChange): unknown => {
  if (typeof value !== 'object' || value === null || !('src' in value)) return value
  const image = change(String(value.src))
  return image === undefined ? value : image && { ...value, src: image.src }
}

const mapBody = (json: string, change: ImageChange): string => {
  const document = json.includes('media') ? parseDocument(json) : undefined
  if (!document) return json
  let isChanged = false
  const mapped = mapNode(document, (src) => {
    const image = change(src)
    isChanged ||= image !== undefined
    return image
  })
  return isChanged ? JSON.stringify(mapped) : json
}

/** Document of a body; undefined for a foreign format. */
const parseDocument = (json: string): RichTextNode | undefined => {
  try {
    const document = JSON.parse(json) as RichTextNode | null
    return document?.type === 'doc' ? document : undefined
  } catch {
    return undefined
  }
}

/** Removes images with paragraphs, galleries and lists that would be empty. */
const mapNode = (node: RichTextNode, change: ImageChange): RichTextNode | null => {
  const src = node.attrs?.['src']
  const image = isPicture(node) && typeof src === 'string' ? change(src) : undefined
  if (image === null) return null
  const mapped = image ? { ...node, attrs: { ...node.attrs, ...sized(node.attrs, image) } } : node
  if (!node.content) return mapped
  const content = node.content.flatMap((child) => mapNode(child, change) ?? [])
  const isEmptied = content.length === 0 && node.content.length > 0
  return isEmptied && !staysEmpty.test(node.type) ? null : { ...mapped, content }
}

const staysEmpty = /^(?:doc|table)/

/** The address, and the height that fits the image's shape if the size is included. */
const sized = (
  attributes: RichTextNode['attrs'],
  { src, size }: NewImage,
): { src: string; height?: number } => {
  const { width, height } = attributes ?? {}
  return size && typeof width === 'number' && typeof height === 'number'
    ? { src, height: Math.round((width * size.height) / size.width) }
    : { src }
}
