import { parsePicture } from '@kampana/engine-declare/media/picture'
import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text-node'
import type { PictureState } from './picture-state.ts'

/**
 * Replaces every image in a reply with its current version, because stored texts contain the addresses from when images were
 * chosen. For visitors, images taken down are omitted: a property becomes null, and an object with such a `src`, such as a
 * slide, disappears.
 */
export const resolvePictures = <T>(value: T, state: PictureState): T =>
  state.isEmpty ? value : (resolveValue(value, state) as T)

/** The same for staff, whose forms must retain images that can be restored: they contain the former address. */
export const resolveAddresses = <T>(value: T, state: PictureState): T =>
  state.isEmpty ? value : (mapStrings(value, (text) => resolveText(text, state)) as T)

/**
 * Converts the addresses in an input to their stored form. An address that only differs because of reading stays as stored,
 * and none includes a focal point, which belongs to the image.
 */
export const toStoredAddresses = <T extends object>(
  input: T,
  old: Readonly<Record<string, unknown>> | null,
  state: PictureState,
): T =>
  Object.fromEntries(
    Object.entries(input).map(([name, value]: [string, unknown]) => {
      if (typeof value !== 'string' || !value.includes('/media/')) return [name, value]
      const former = old?.[name]
      const isSame = typeof former === 'string' && resolveText(former, state) === value
      return [name, isSame ? former : value.replaceAll(addresses, '$<address>')]
    }),
  ) as T

const addresses =
  /(?<address>\/media\/(?<hash>[0-9a-f]{32})\/[1-9]\d{0,4}x[1-9]\d{0,4}\.(?:webp|avif))(?:#focal=\d{1,3},\d{1,3})?/g

const resolveText = (text: string, state: PictureState): string =>
  text.includes('/media/')
    ? text.replaceAll(addresses, (all, _address: string, hash: string) =>
        state.isGone(hash) ? all : (state.findCurrent(hash)?.address ?? all),
      )
    : text

const mapStrings = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (Array.isArray(value)) return value.map((each) => mapStrings(each, change))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, mapStrings(each, change)]))
}

const resolveValue = (value: unknown, state: PictureState): unknown => {
  if (typeof value === 'string') return resolveString(value, state)
  if (Array.isArray(value))
    return value.filter((each) => !isGoneItem(each, state)).map((each) => resolveValue(each, state))
  if (typeof value !== 'object' || value === null) return value
  if (isGoneItem(value, state)) return null
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, resolveValue(each, state)]))
}

const isGoneItem = (value: unknown, state: PictureState): boolean =>
  typeof value === 'object' && value !== null && 'src' in value && isGoneAddress(value.src, state)

const isGoneAddress = (address: unknown, state: PictureState): boolean => {
  const picture = typeof address === 'string' ? parsePicture(address) : null
  return picture !== null && state.isGone(picture.hash)
}

const resolveString = (text: string, state: PictureState): unknown => {
  if (!text.includes('media')) return text
  if (isGoneAddress(text, state)) return null
  return isBody(text) ? resolveBody(text, state) : resolveText(text, state)
}

const isBody = (text: string): boolean => text.startsWith('{') && /"type"\s*:\s*"doc"/.test(text)

/** Removes missing images from a body, with paragraphs, galleries and lists that would be empty. */
const resolveBody = (json: string, state: PictureState): string => {
  if (![...json.matchAll(hashes)].some(([, hash]) => isChanged(hash, state))) return json
  const document = JSON.parse(json) as RichTextNode
  return JSON.stringify(resolveNode(document, state) ?? { type: 'doc', content: [] })
}

/** Matches addresses in JSON, whose slashes may be escaped. */
const hashes = /media\\*\/([0-9a-f]{32})/g

const isChanged = (hash: string | undefined, state: PictureState): boolean =>
  hash !== undefined && (state.isGone(hash) || state.findCurrent(hash) !== undefined)

const resolveNode = (node: RichTextNode, state: PictureState): RichTextNode | null => {
  if (isGoneAddress(node.attrs?.['src'], state)) return null
  const resolved = { ...node, ...(node.attrs && { attrs: resolveAttributes(node.attrs, state) }) }
  if (!node.content) return resolved
  const content = node.content.flatMap((child) => resolveNode(child, state) ?? [])
  const isEmptied = content.length === 0 && node.content.length > 0
  return isEmptied && !staysEmpty.test(node.type) ? null : { ...resolved, content }
}

const staysEmpty = /^(?:doc|table)/

/** Replaces an address with the current one. If the size is included, the height follows the image's new shape. */
const resolveAttributes = (
  attributes: Readonly<Record<string, unknown>>,
  state: PictureState,
): Record<string, unknown> => {
  const picture = typeof attributes['src'] === 'string' ? parsePicture(attributes['src']) : null
  const current = picture && state.findCurrent(picture.hash)
  if (!current) return { ...attributes }
  const { width, height } = attributes
  const isSized = typeof width === 'number' && typeof height === 'number'
  return {
    ...attributes,
    src: current.address,
    ...(isSized && { height: Math.round((width * current.height) / current.width) }),
  }
}
