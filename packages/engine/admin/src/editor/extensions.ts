import { listLooks } from '@kampana/engine-declare/rich-text/list-rules'
import { isSafeLink, isSafePictureUrl } from '@kampana/engine-declare/text/safe-url'
import { Color } from '@tiptap/extension-color'
import { Highlight } from '@tiptap/extension-highlight'
import { Image } from '@tiptap/extension-image'
import { TextAlign } from '@tiptap/extension-text-align'
import { TextStyle } from '@tiptap/extension-text-style'
import { StarterKit } from '@tiptap/starter-kit'
import { Mark, Node, textblockTypeInputRule, type InputRule } from '@tiptap/core'
import type { NodeType, TagParseRule, DOMOutputSpec } from '@tiptap/pm/model'
import { factKeys } from './facts/fact-keys.ts'
import { passageLanguages } from '@kampana/engine-declare/rich-text/passage-languages'
import {
  nodeAttributes,
  isAllowedAttribute,
  lacksAttribute,
} from '@kampana/engine-declare/rich-text/rich-text'
import { bodyNodes, nodeHtml, type Attributes, type BodyNode, type Html } from './body-nodes.ts'
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

/**
 * Mark for a passage in another language (WCAG 3.1.2). Pasting reads only our own marks, since office programs put a language
 * on every word.
 */
const language = Mark.create({
  name: 'language',
  // Text typed after the passage isn't part of it.
  inclusive: false,
  addAttributes: () => ({ lang: { default: null } }),
  parseHTML: () => [
    {
      tag: 'span[data-passage][lang]',
      getAttrs: (passage) => Object.hasOwn(passageLanguages, passage.lang) && null,
    },
  ],
  renderHTML: ({ HTMLAttributes }) => ['span', { ...HTMLAttributes, 'data-passage': '' }, 0],
})

/** Mark with a dedicated HTML element. */
const elementMark = (name: string, tag: string, excludes: string) =>
  Mark.create({
    name,
    excludes: `${name}${excludes}`,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  })

/** Abbreviation with its expansion as title. Text typed after it isn't part of it. */
const abbreviation = Mark.create({
  name: 'abbreviation',
  inclusive: false,
  addAttributes: () => ({ title: { default: null } }),
  parseHTML: () => [{ tag: 'abbr[title]' }],
  renderHTML: ({ HTMLAttributes }) => ['abbr', HTMLAttributes, 0],
})

/** Marks that Tiptap's kit lacks. */
const ownMarks = [
  language,
  elementMark('superscript', 'sup', ' subscript'),
  elementMark('subscript', 'sub', ' superscript'),
  elementMark('keys', 'kbd', ''),
  elementMark('small', 'small', ''),
  abbreviation,
]

/**
 * Tiptap extensions of the custom nodes. In the clipboard, each has its attributes as JSON. Pasting reads only the attributes
 * that can be stored.
 */
const ownNodes = Object.entries<BodyNode>(bodyNodes).map(([name, { schema, tag, pasted }]) =>
  Node.create({
    ...schema,
    name,
    addAttributes: () =>
      Object.fromEntries(
        nodeAttributes(name).map((each) => [each, { default: null, rendered: false, parseHTML: nothing }]),
      ),
    parseHTML: () => [
      {
        tag: pasted ?? `${tag}[data-${name}]`,
        priority: 60,
        getAttrs: (element) => {
          const attrs = readAttributes(name, element.dataset[name] ?? '')
          return !lacksAttribute(name, attrs) && attrs
        },
      },
    ],
    renderHTML: ({ node }) => {
      const [element, attributes, ...children] = nodeHtml(name, node.attrs, toSpan)!
      const given = Object.entries(node.attrs).filter(([, value]) => value != null)
      const json = given.length > 0 ? JSON.stringify(Object.fromEntries(given)) : ''
      return [element, { ...attributes, [`data-${name}`]: json }, ...children] as unknown as DOMOutputSpec
    },
  }),
)

const nothing = () => null
const toSpan = (_href: string, shown: string): Html => ['span', {}, shown]

const readAttributes = (name: string, json: string): Attributes => {
  try {
    const given: object = JSON.parse(json)
    return Object.fromEntries(
      Object.entries(given).filter(([each, value]) => isAllowedAttribute('node', name, each, value)),
    )
  } catch {
    return {}
  }
}

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
