import { z } from 'zod'
import { linkProblem } from './link-problem.ts'

/** An address that a link may lead to. */
export const linkAddress = z.string().check(({ value, issues }) => {
  const problem = linkProblem(value)
  if (problem !== undefined) issues.push({ code: 'custom', message: problem, input: value })
})

/** An address of another website. */
export const webAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an address such as https://example.com/.',
})
