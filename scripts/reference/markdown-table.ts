/** Formats a Markdown table with aligned columns; the first row is the head. */
export const markdownTable = (rows: readonly (readonly string[])[]): string => {
  const [head = []] = rows
  const widths = head.map((_, column) => Math.max(3, ...rows.map((row) => (row[column] ?? '').length)))
  const line = (cells: readonly string[]): string =>
    `| ${widths.map((width, at) => (cells[at] ?? '').padEnd(width)).join(' | ')} |`
  const dashes = widths.map((width) => '-'.repeat(width))
  return [line(head), line(dashes), ...rows.slice(1).map(line)].join('\n')
}

/** Escapes text for a cell, in which a pipe would end the cell. */
export const cell = (text: string): string => text.replaceAll('|', String.raw`\|`)
