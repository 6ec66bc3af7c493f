import {
  nodeAttributes,
  isAllowedAttribute,
  lacksAttribute,
} from '@kampana/engine-declare/rich-text/rich-text'
import { Node } from '@tiptap/core'
import type { DOMOutputSpec } from '@tiptap/pm/model'
import { bodyNodes, nodeHtml, type Attributes, type BodyNode, type Html } from './body-nodes.ts'

/**
 * Tiptap extensions of the custom nodes. In the clipboard, each has its attributes as JSON. Pasting reads only the attributes
 * that can be stored.
 */
export const ownNodes = Object.entries<BodyNode>(bodyNodes).map(([name, { schema, tag, pasted }]) =>
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
