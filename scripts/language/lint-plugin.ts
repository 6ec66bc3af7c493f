import { clauseStart, findHabits } from './habits.ts'

/** The parts of oxlint's rule API (https://oxc.rs/docs/guide/usage/linter/js-plugins.html) that the rules use. */
interface Context {
  report: (problem: { message: string; node: Located }) => void
  sourceCode: { getAllComments: () => Comment[] }
}

interface Located {
  range: [number, number]
}

interface Comment extends Located {
  value: string
}

/** Function that is called: `test`, `test.only`, `test.each(rows)`, or a template such as `test.each`rows``. */
interface Callee {
  name?: string
  object?: Callee
  callee?: Callee
  tag?: Callee
}

interface Call extends Located {
  callee: Callee
  arguments: (Located & { type: string; value?: unknown; quasis?: { value: { cooked: string } }[] })[]
}

const reportHabits = (context: Context, node: Located, text: string): void => {
  for (const { habit, sentence } of findHabits(text))
    context.report({ node, message: `${habit.advice} “${sentence}”` })
}

const checkComment = (context: Context, comment: Comment): void => {
  const text = comment.value
    .replaceAll(/^[ *]+/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim()
  if (comment.value.startsWith('*') && clauseStart.test(text))
    context.report({ node: comment, message: 'Begin a docstring with a noun or a third-person verb.' })
  reportHabits(context, comment, text)
}

/** Reports comments that begin with a clause or have another forbidden habit. */
const comments = {
  create: (context: Context) => ({
    Program: () => {
      for (const comment of context.sourceCode.getAllComments())
        if (!/^\s*oxlint-/.test(comment.value)) checkComment(context, comment)
    },
  }),
}

const nameOf = ({ name, object, callee, tag }: Callee): string => {
  const inner = object ?? callee ?? tag
  return name ?? (inner ? nameOf(inner) : '')
}

/** Reports names of tests that have a forbidden habit. */
const testNames = {
  create: (context: Context) => ({
    CallExpression: ({ callee, arguments: [name] }: Call) => {
      if (!name || !/^(?:test|it|describe)$/.test(nameOf(callee))) return
      const text =
        typeof name.value === 'string' ? name.value : name.quasis?.map(({ value }) => value.cooked).join('Q')
      if (text !== undefined) reportHabits(context, name, text)
    },
  }),
}

// oxlint-disable-next-line import/no-default-export -- oxlint loads the default export.
export default { meta: { name: 'language' }, rules: { comments, 'test-names': testNames } }
