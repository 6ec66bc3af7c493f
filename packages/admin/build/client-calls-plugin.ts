import { parseSync, Visitor, type Plugin } from 'vite'
import { pathRule } from '../../../scripts/path-rules.ts'

/** Removes the options that only the server and the API documentation use from the declarations of calls. */
export const clientCalls = (): Plugin => ({
  name: 'kampana:client-calls',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: pathRule('/(?:engine/declare|shared)/src/calls/[^?]+\\.ts$') },
    handler: (code, file) => ({ code: withoutServerOptions(code, file), map: null }),
  },
})

const serverOptions =
  /^(?:access|tag|summary|description|ids|params|query|headers|body|files|returns|refusals|errors)$/
const declaring = /^(?:get|post|put|del)$/

const withoutServerOptions = (code: string, file: string): string => {
  const cut: { start: number; end: number }[] = []
  const visitor = new Visitor({
    CallExpression({ callee, arguments: [, options] }) {
      if (callee.type !== 'Identifier' || !declaring.test(callee.name)) return
      for (const option of options?.type === 'ObjectExpression' ? options.properties : [])
        if (
          option.type === 'Property' &&
          option.key.type === 'Identifier' &&
          serverOptions.test(option.key.name)
        )
          cut.push(option)
    },
  })
  visitor.visit(parseSync(file, code).program)
  return cut.reduceRight(
    (rest, { start, end }) => rest.slice(0, start) + rest.slice(end).replace(/^,/, ''),
    code,
  )
}
