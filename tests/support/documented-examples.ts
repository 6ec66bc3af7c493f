import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A code block of a documentation page. The file is its first line (`// packages/…`), if that line is a path. */
export interface Example {
  language: string
  file: string
  code: string
}

/** The code blocks of a page, in order, without the indentation of their list. */
export const examplesOf = (page: string): Example[] =>
  [
    ...readFileSync(join(root, page), 'utf8').matchAll(
      /^(?<indent> *)```(?<language>\w+)\n(?<body>[^]+?)^ *```$/gm,
    ),
  ].map(({ groups: { indent = '', language = '', body = '' } = {} }) => {
    const text = body.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    const [, file = ''] = /^\/\/ (\S+\/\S+\.\w+)\n/.exec(text) ?? []
    return { language, file, code: file ? text.slice(text.indexOf('\n') + 1) : text }
  })

/** The one code block of a page that names a file. */
export const exampleFile = (page: string, file: string): Example => {
  const found = examplesOf(page).filter((example) => example.file === file)
  if (found.length !== 1)
    throw new Error(`${page} must have one example for ${file}, but has ${found.length}.`)
  return found[0]!
}

/** Writes an example into a copy of the repository: a new file, or the added lines of a `diff` after their context. */
export const applyExample = (copy: string, { language, file, code }: Example): void => {
  const path = join(copy, file)
  if (language !== 'diff' && existsSync(path)) throw new Error(`${file} already exists.`)
  writeFileSync(path, language === 'diff' ? applyDiff(file, readFileSync(path, 'utf8'), code) : code)
}

/** Inserts each line that begins with `+` after the line of context before it, or at the top. */
const applyDiff = (file: string, text: string, diff: string): string => {
  const lines = text.split('\n')
  let at = 0
  for (const line of diff.trimEnd().split('\n'))
    if (line.startsWith('+')) lines.splice(at++, 0, line.slice(1))
    else {
      const found = lines.indexOf(line.slice(1), at)
      if (found === -1) throw new Error(`${file} does not contain the line '${line.slice(1)}'.`)
      at = found + 1
    }
  return lines.join('\n')
}
