import { escapeAttribute, escapeHtml } from '../../framework/escape-html.ts'

/** A cell of a roll: its words as they are written, and as HTML. */
interface RollCell {
  text: string
  html: string
}

/**
 * Renders rows as a table in which those with the same first cell are a group, such as a faculty by rank. On a phone each row is a
 * card; the roles are explicit, since browsers drop a table's semantics when its parts are blocks.
 */
export const renderRoll = (columns: readonly string[], rows: readonly (readonly RollCell[])[]): string => {
  const head = columns.map((name) => `<th role="columnheader" scope="col">${escapeHtml(name)}</th>`).join('')
  const groups = groupRows(rows)
  // On a phone, cells have their column as a label, except a row's name: the second column of a group, the only one besides
  // the first, or a name.
  const named = columns.length === 2 || groups.length < rows.length ? 1 : 0
  const bodies = groups.map((group) => renderGroup(group, columns, named))
  return `<table class="roll wide" role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead>${bodies.join('')}</table>\n`
}

const renderGroup = (
  group: readonly (readonly RollCell[])[],
  [, ...others]: readonly string[],
  named: number,
): string => {
  const name = `<th role="rowheader" scope="rowgroup"${group.length > 1 ? ` rowspan="${group.length}"` : ''}>${group[0]?.[0]?.html ?? ''}</th>`
  const lines = group.map(([, ...row], n) => {
    const cells = others.map((column, at) => {
      const label =
        at >= named && column !== 'Name' && row[at]?.text ? ` data-label="${escapeAttribute(column)}"` : ''
      return `<td role="cell"${label}>${row[at]?.html ?? ''}</td>`
    })
    return `<tr role="row">${n === 0 ? name : ''}${cells.join('')}</tr>`
  })
  return `<tbody role="rowgroup">${lines.join('')}</tbody>`
}

const groupRows = (rows: readonly (readonly RollCell[])[]): (readonly RollCell[])[][] => {
  const groups: (readonly RollCell[])[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]?.[0]?.text === row[0]?.text) last.push(row)
    else groups.push([row])
  }
  return groups
}
