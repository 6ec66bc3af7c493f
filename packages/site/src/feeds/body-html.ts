import { parsePicture, renditionUrl, listRenditions } from '@kampana/engine-declare/media/picture'
import { parseVideo } from '@kampana/engine-declare/rich-text/video'
import { parseRichText, type RichTextNode } from '@kampana/engine-declare/rich-text/rich-text'
import { renderBody } from '@kampana/engine-site/body/render-body'
import { findCollegeValue } from '../content/store/college-value.ts'

/**
 * Body of an update as HTML for feed readers: the site's own elements, with absolute addresses. Empty for an invalid body.
 * `address` is the absolute URL of the update.
 */
export const renderBodyHtml = (json: string, address: string): string => {
  const parsed = parseRichText(json)
  return 'document' in parsed
    ? renderBody(withAbsoluteAddresses(parsed.document, address), {
        isPage: false,
        findValue: findCollegeValue,
      })
    : ''
}

/** Feed readers don't play videos of other sites, so the video becomes a link. */
const videoLink = ({ attrs = {} }: RichTextNode): RichTextNode => {
  const video = parseVideo(String(attrs.href))
  const text = [attrs.title, video && `Watch on ${video.site}`].filter(Boolean).join(' · ')
  const link = { type: 'link', attrs: { href: video?.href ?? attrs.href } }
  return { type: 'paragraph', content: [{ type: 'text', text, marks: [link] }] }
}

const withAbsoluteAddresses = (given: RichTextNode, base: string): RichTextNode => {
  const node = given.type === 'video' ? videoLink(given) : given
  return absoluteNode(node, base)
}

const absoluteNode = (node: RichTextNode, base: string): RichTextNode => ({
  ...node,
  ...(node.attrs && { attrs: absoluteAttrs(node.attrs, base) }),
  ...(node.content && { content: node.content.map((child) => withAbsoluteAddresses(child, base)) }),
  ...(node.marks && {
    marks: node.marks.map((mark) =>
      mark.attrs ? { ...mark, attrs: absoluteAttrs(mark.attrs, base) } : mark,
    ),
  }),
})

const absoluteAttrs = (attrs: Record<string, unknown>, base: string): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attrs).map(([name, value]) =>
      (name === 'src' || name === 'href') && typeof value === 'string'
        ? [name, URL.parse(name === 'src' ? pictureForReaders(value) : value, base)?.href ?? value]
        : [name, value],
    ),
  )

/** Feed readers get one rendition of at most 960 pixels, since they ignore `srcset`. */
export const pictureForReaders = (src: string): string => {
  const picture = parsePicture(src)
  const fitting = picture && listRenditions(picture).findLast(({ width }) => width <= 960)
  return fitting ? renditionUrl(picture.hash, fitting, 'webp') : src
}
