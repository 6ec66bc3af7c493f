import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync, Visitor, type ESTree } from 'vite'

/** Texts of the source files: those passed to `t` or `msg`, and texts in markup that aren't. */
interface SourceTexts {
  translated: string[]
  /** `file: text` of untranslated texts. */
  plain: string[]
}

const packages = join(import.meta.dirname, '../../..')

/** Finds the texts in all sources of the dashboard and its engine except tests. */
export const findTexts = (): SourceTexts => {
  const said: SourceTexts = { translated: [], plain: [] }
  for (const file of globSync('{,engine/}admin/src/**/*.{ts,tsx}', { cwd: packages })) {
    if (/\.test\.tsx?$|\/testing\//.test(file)) continue
    readInto(said, file, readFileSync(join(packages, file), 'utf8'))
  }
  return said
}

const readInto = ({ translated, plain }: SourceTexts, file: string, source: string): void => {
  const note = (text: string) => {
    if (/\p{L}{2}/u.test(text) && !named.has(text.trim()) && !text.startsWith('ra.'))
      plain.push(`${file}: ${text.trim()}`)
  }
  new Visitor({
    CallExpression: ({ callee, arguments: [first] }) => {
      const text = textOf(first)
      if (callee.type === 'Identifier' && ['t', 'msg'].includes(callee.name) && text !== undefined)
        translated.push(text)
    },
    JSXText: ({ value }) => note(value),
    JSXAttribute: ({ name, value }) => {
      if (name.type !== 'JSXIdentifier' || !spoken.has(name.name)) return
      const text = textOf(value?.type === 'JSXExpressionContainer' ? value.expression : value)
      if (text !== undefined) note(text)
    },
  }).visit(parseSync(file, source).program)
}

/** Attributes that people read or hear. */
const spoken = new Set([
  'aria-label',
  'title',
  'label',
  'alt',
  'placeholder',
  'action',
  'hint',
  'titleAccess',
  'helperText',
])

/** react-admin's names of permissions, and the scheme of URLs. */
const named = new Set(['list', 'show', 'create', 'edit', 'delete', 'https://'])

const textOf = (node: ESTree.Node | null | undefined): string | undefined => {
  if (node?.type === 'Literal' && typeof node.value === 'string') return node.value
  if (node?.type === 'TemplateLiteral') return node.quasis.map(({ value }) => value.raw).join('…')
  return undefined
}
