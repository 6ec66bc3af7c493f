import { treeShape, type Branch } from '@kampana/shared/content/directives/tree'
import { readDirectiveValue, type Directive, type DirectiveContext } from './directive-value.ts'

/** Renders offices and those under them as nested lists, which the style sheet draws as a tree. */
export const tree: Directive = (use) => {
  const roots = readDirectiveValue(use, treeShape.schema)
  return `<div class="tree wide">${renderList(roots, use)}</div>\n`
}

const renderList = (branches: readonly Branch[], use: DirectiveContext): string =>
  `<ul>${branches.map((branch) => `<li>${renderLine(branch, use)}${branch.under ? renderList(branch.under, use) : ''}</li>`).join('')}</ul>`

const renderLine = ({ title, name }: Branch, { inline }: DirectiveContext): string =>
  `<p><b>${inline(title)}</b>${name ? ` <span>${inline(name)}</span>` : ''}</p>`
