import { formatPagePicture } from '@kampana/shared/content/page-picture'
import { buttonTitle } from '@kampana/shared/content/page-link'
import { titledVideo } from '@kampana/shared/content/page-video'
import { parsePicture } from '@kampana/shared/media/picture'
import { formatBytes } from '@kampana/shared/text/format-bytes'
import type { Node } from '@tiptap/pm/model'
import type { BlockContent, Image } from 'mdast'

/** A picture, gallery, file, button or video as a block of its own; undefined for other nodes. */
export const toMedia = (node: Node): BlockContent | undefined => {
  switch (node.type.name) {
    case 'figure':
      return toPictures([node])
    case 'gallery':
      return toPictures(node.children)
    case 'file':
    case 'button':
      return toMediaLink(node)
    case 'video':
      return toVideo(node)
    default:
      return undefined
  }
}

/** Pictures in a paragraph of their own; those of a gallery stand one below the other. */
const toPictures = (figures: readonly Node[]): BlockContent => ({
  type: 'paragraph',
  children: figures.flatMap((figure, at) => {
    const picture = toPicture(figure, figures.length > 1)
    return at === 0 ? [picture] : [{ type: 'text' as const, value: '\n' }, picture]
  }),
})

/** All pictures of a gallery have one size, and medium is that of an upload. */
const toPicture = ({ attrs }: Node, isInGallery: boolean): Image => {
  const { alt, size, caption, credit } = attrs
  const src = String(attrs.src)
  const isDefault = isInGallery || (size === 'medium' && parsePicture(src) !== null)
  return {
    type: 'image',
    alt: String(alt ?? ''),
    ...formatPagePicture({ src, size: isDefault ? null : size, caption, credit }),
  }
}

/** The link of a file or a button, in a paragraph of its own; its title says which. */
const toMediaLink = ({ type, attrs }: Node): BlockContent => {
  const { href, title, bytes, label } = attrs
  const isFile = type.name === 'file'
  const size = typeof bytes === 'number' ? formatBytes(bytes) : null
  return {
    type: 'paragraph',
    children: [
      {
        type: 'link',
        url: String(href),
        title: isFile ? size : buttonTitle,
        children: [{ type: 'text', value: String(isFile ? title : label) }],
      },
    ],
  }
}

const toVideo = ({ attrs: { href, title } }: Node): BlockContent => ({
  type: 'directive',
  value: `::video ${titledVideo(String(href), title)}`,
})
