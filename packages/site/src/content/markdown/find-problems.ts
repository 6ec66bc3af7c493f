import type { Token } from 'marked'
import { ContentError } from '../content-error.ts'
import type { Data } from '../yaml/data.ts'
import { checkTokens } from './check-tokens.ts'
import type { MarkdownSource } from './markdown-source.ts'

/** A text before its placeholders were replaced, and the values that replaced them. */
interface Written extends Pick<MarkdownSource, 'file' | 'files' | 'offsetToLine'> {
  written: string
  data: Data | undefined
}

/** Finds what a page's text may not hold, with the line where it is written: in the page or in its data file. */
export const findProblems = (tokens: readonly Token[], source: Written): ContentError[] => {
  const faults: ContentError[] = []
  let block = 0
  for (const token of tokens) {
    const at = source.written.indexOf(token.raw.trim(), block)
    if (at !== -1) block = at
    checkTokens([token], (problem, raw) => faults.push(locate(problem, raw, source, block)))
  }
  return faults
}

/** Finds what a line of a data file may not hold, which a directive renders. */
export const findInlineProblems = (
  tokens: readonly Token[],
  source: Written,
  directive: number,
): ContentError[] => {
  const faults: ContentError[] = []
  checkTokens(tokens, (problem, raw) =>
    faults.push(locate(problem, raw, { ...source, written: '' }, directive)),
  )
  return faults
}

const locate = (problem: string, raw: string, source: Written, block: number): ContentError => {
  const { written, data, file, files, offsetToLine } = source
  const [piece = ''] = raw.trim().split('\n')
  const at = written.indexOf(piece, block)
  if (at !== -1 || !data) return new ContentError(file, problem, offsetToLine(at === -1 ? block : at))
  const values = files.text(data.file)
  const there = values.indexOf(piece)
  if (there === -1) return new ContentError(file, problem, offsetToLine(block))
  return new ContentError(data.file, problem, values.slice(0, there).split('\n').length)
}
