import { escapeAttribute, escapeHtml } from '../../framework/escape-html.ts'

/**
 * A table whose rows with the same first cell are a group, such as a faculty by rank. On a phone each row is a card; the roles are
 * explicit, since browsers drop a table's semantics when its parts are blocks. Titles are text, cells HTML.
 */
export const renderRoll = (titles: readonly string[], rows: readonly (readonly string[])[]): string => {
  const head = titles.map((title) => `<th role="columnheader" scope="col">${escapeHtml(title)}</th>`).join('')
  const groups = groupRows(rows)
  // On a phone, cells have their column as a label, except a row's name: the second column of a group, the only one besides
  // the first, or a name.
  const named = titles.length === 2 || groups.length < rows.length ? 1 : 0
  const labels = titles.map((title, at) => (at > named && title !== 'Name' ? title : undefined))
  const bodies = groups.map((group) => renderGroup(group, labels))
  return `<table class="roll wide" role="table"><thead role="rowgroup"><tr role="row">${head}</tr></thead>${bodies.join('')}</table>\n`
}

const renderGroup = (
  group: readonly (readonly string[])[],
  [, ...labels]: readonly (string | undefined)[],
): string => {
  const span = group.length > 1 ? ` rowspan="${group.length}"` : ''
  const lines = group.map(([first = '', ...others], at) => {
    const name = at === 0 ? `<th role="rowheader" scope="rowgroup"${span}>${first}</th>` : ''
    const cells = others.map((cell, column) => {
      const label = labels[column]
      return `<td role="cell"${cell && label !== undefined ? ` data-label="${escapeAttribute(label)}"` : ''}>${cell}</td>`
    })
    return `<tr role="row">${name}${cells.join('')}</tr>`
  })
  return `<tbody role="rowgroup">${lines.join('')}</tbody>`
}

const groupRows = (rows: readonly (readonly string[])[]): (readonly string[])[][] => {
  const groups: (readonly string[])[][] = []
  for (const row of rows) {
    const last = groups.at(-1)
    if (last && last[0]?.[0] === row[0]) last.push(row)
    else groups.push([row])
  }
  return groups
}
