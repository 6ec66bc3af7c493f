/** Names the files in the former format and the command that replaces them; empty for none. */
export const adviseExport = (former: readonly string[]): string =>
  former.length === 0
    ? ''
    : `Files in the format of version 0.3, which the next version no longer reads:
${former.map((file) => `  ${file}\n`).join('')}After an import, \`kampana content export FOLDER\` writes the new format.
`
