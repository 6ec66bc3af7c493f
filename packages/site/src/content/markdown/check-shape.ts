import { markdownProblem, pageBounds, type MarkdownProblem } from '@kampana/shared/markdown/markdown-problem'
import { ContentError } from '../content-error.ts'
import { tooDeep } from '../faults/yaml-problem.ts'

/** Refuses, before it is parsed, a text whose parsing would take a parser's time or stack. */
export const checkShape = (text: string, file: string, offsetToLine: (offset: number) => number): void => {
  const problem = markdownProblem(text, pageBounds)
  if (!problem) return
  const line = problem.kind === 'long' ? undefined : offsetToLine(problem.offset)
  throw new ContentError(file, sentences[problem.kind], line)
}

const sentences: Readonly<Record<MarkdownProblem['kind'], string>> = {
  long: `is longer than ${pageBounds.characters.toLocaleString('en')} characters; divide it into pages.`,
  deep: tooDeep,
  signs: 'this paragraph has too many signs such as * _ [ or <.',
}
