import { listLooks } from '@kampana/engine-declare/rich-text/list-rules'
import { isSafeLink, isSafePictureUrl } from '@kampana/engine-declare/text/safe-url'
import { Color } from '@tiptap/extension-color'
import { Highlight } from '@tiptap/extension-highlight'
import { Image } from '@tiptap/extension-image'
import { TextAlign } from '@tiptap/extension-text-align'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'
import { Mark, Node, textblockTypeInputRule, type InputRule } from '@tiptap/core'
import type { NodeType, TagParseRule } from '@tiptap/pm/model'
import { factKeys } from './facts/fact-keys.ts'
import { ownMarks } from './own-marks.ts'
import { ownNodes } from './own-extensions.ts'
import { tableNodes, lookAttribute } from './table/table-nodes.ts'
import { verseKeys } from './verse/verse-keys.ts'
import { displayedUrl, storedUrl } from './media/stored-picture.ts'

/** Removes images from a paste that the server would reject. */
const SafeImage = Image.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      src: {
        default: null,
        parseHTML: storedUrl,
        renderHTML: ({ src }: { src?: string }) => (src ? displayedUrl(src) : {}),
      },
    }
  },
  parseHTML: () => [
    {
      tag: 'img[src]',
      getAttrs: (element) => isSafePictureUrl(storedUrl(element)) && null,
    },
  ],
})

/** The update's title is the page's only h1, so a stored or pasted h1 becomes an h2. */
const headingsBelowTitle = {
  parseHTML(this: { parent?: (() => readonly TagParseRule[] | undefined) | undefined }) {
    return [{ tag: 'h1', attrs: { level: 2 } }, ...(this.parent?.() ?? [])]
  },
  addInputRules(this: { type: NodeType; parent?: (() => InputRule[]) | undefined }) {
    const first = { find: /^#\s$/, type: this.type, getAttributes: { level: 2 } }
    return [textblockTypeInputRule(first), ...(this.parent?.() ?? [])]
  },
}

/**
 * Changes to nodes and marks of Tiptap's kit. Links aren't inclusive, so that text typed after a link isn't linked. Tiptap's
 * autolink makes links inclusive by default.
 */
const kit = StarterKit.extend({
  addExtensions() {
    return (this.parent?.() ?? []).map((extension) => {
      if (extension instanceof Mark && extension.name === 'link')
        return extension.extend({ inclusive: () => false })
      if (extension instanceof Node && extension.name === 'heading')
        return extension.extend(headingsBelowTitle)
      return extension instanceof Node && extension.name === 'bulletList'
        ? extension.extend({ addAttributes: () => lookAttribute(listLooks) })
        : extension
    })
  },
})

/** ra-input-rich-text's default extensions, restricted to the links and images that the shared rich text schema allows. */
export const extensions = [
  kit.configure({
    heading: { levels: [2, 3, 4, 5, 6] },
    link: { openOnClick: false, defaultProtocol: 'https', isAllowedUri: (url) => isSafeLink(url) },
  }),
  TextAlign.configure({ types: ['heading', 'paragraph'] }),
  SafeImage.configure({ inline: true }),
  TextStyle,
  Color,
  Highlight.configure({ multicolor: true }),
  ...ownMarks,
  ...tableNodes,
  ...ownNodes,
  factKeys,
  verseKeys,
]
