import type { RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { isSafeLink } from '@kampana/engine-declare/text/safe-url'
import { toStoredUrl } from '../../url/resolve-url.ts'
import { isScriptLink, linkMedium, pictureMedium } from './content.ts'

/** Raw content of Draft.js (`convertToRaw`), which react-draft-wysiwyg also uses. */
export interface RawContent {
  blocks: readonly Block[]
  entityMap?: Readonly<Record<string, Entity>>
}
export interface Block {
  type: string
  text: string
  depth?: number
  inlineStyleRanges?: readonly (Range & { style: string })[]
  entityRanges?: readonly (Range & { key: number | string })[]
  data?: Readonly<Record<string, unknown>>
}
export interface Range {
  offset: number
  length: number
}
interface Entity {
  type: string
  data?: Readonly<Record<string, unknown>>
}
export type Entities = NonNullable<RawContent['entityMap']>
export type TextMark = NonNullable<RichTextNode['marks']>[number]

/** True if the data has a value under an unknown key. */
export const hasOtherKeys = (data: object, known: string): boolean =>
  Object.entries(data).some(
    ([key, value]) => value != null && value !== '' && !known.split(' ').includes(key),
  )

export const isImage = ({ type }: Entity): boolean => /^image$/i.test(type)
export const isLink = ({ type }: Entity): boolean => /^link$/i.test(type)

const urlOf = ({ data = {} }: Entity): string => String(data.url ?? data.href ?? '')
/** URL of a link, with https if it has no scheme. Undefined if the URL isn't safe. */
const hrefOf = (entity: Entity): string | undefined => {
  const url = urlOf(entity)
  return [url, ...(/^[a-z][a-z\d+.-]*:/i.test(url) ? [] : [`https://${url}`])].find(isSafeLink)
}

/** Mark of a link. A link without a URL, or to a script, is reduced to its text. */
export const toLinkMark = (entity: Entity): TextMark[] => {
  const { data = {} } = entity
  const url = urlOf(entity)
  if (hasOtherKeys(data, 'url href target targetOption rel className title')) return [unknown('link data')]
  if (url === '' || isScriptLink(url)) return []
  const href = hrefOf(entity)
  return href ? [{ type: 'link', attrs: { href, ...titleOf(data) } }] : [unknown('link')]
}

const titleOf = ({ title }: NonNullable<Entity['data']>) =>
  typeof title === 'string' && title !== '' ? { title } : {}

export const toImage = ({ data = {} }: Entity): RichTextNode => {
  if (hasOtherKeys(data, 'src alt title width height alignment className')) return unknown('image data')
  const width = Number.parseInt(String(data.width), 10)
  return {
    type: 'image',
    attrs: {
      src: toStoredUrl(String(data.src ?? '')),
      alt: typeof data.alt === 'string' && data.alt !== '' ? data.alt : null,
      ...titleOf(data),
      ...(width > 0 && { width }),
    },
  }
}

/** Text of a block without its image placeholders: a space, or a camera from Draft.js' own HTML import. */
export const textOutsideImages = ({ text, entityRanges = [] }: Block, entities: Entities): string =>
  entityRanges
    .filter(({ key }) => entities[key] && isImage(entities[key]))
    .toSorted((a, b) => b.offset - a.offset)
    .reduce((rest, { offset, length }) => {
      const placeholder = rest.slice(offset, offset + length).replaceAll('📷', ' ')
      return rest.slice(0, offset) + placeholder + rest.slice(offset + length)
    }, text)

export const mediaOf = ({ entityRanges = [] }: Block, entities: Entities) =>
  entityRanges.flatMap(({ key }) => {
    const entity = entities[key]
    if (!entity) return []
    const { data = {} } = entity
    if (isImage(entity)) return [pictureMedium(toStoredUrl(String(data.src ?? '')), data.alt, data.title)]
    return toLinkMark(entity).length > 0 ? [linkMedium(hrefOf(entity), data.title)] : []
  })

/** Node of a type that no document may have. */
export const unknown = (type: string): RichTextNode => ({ type: `unknown ${type}` })
