import { createRequire } from 'node:module'
import { join } from 'node:path'

// React chooses its build by this variable when it is loaded.
process.env['NODE_ENV'] = 'production'
const site = createRequire(join(import.meta.dirname, '../packages/site/package.json'))
const { createElement } = site('react') as { createElement: (...args: unknown[]) => unknown }
const { renderToString } = site('react-dom/server') as { renderToString: (element: unknown) => string }

/** Baseline of React: renders as many elements as a document contains, each with a class and a share of its text. */
export const createBareRender = (html: string): (() => string) => {
  const body = html.slice(html.indexOf('<body'))
  const count = body.match(/<[a-z]/g)?.length ?? 0
  const words = body.replaceAll(/<(script|style).*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '')
  const share = Math.ceil(words.length / count)
  return () =>
    renderToString(
      createElement(
        'div',
        null,
        Array.from({ length: count }, (_, at) =>
          createElement('p', { key: at, className: 'words' }, words.slice(at * share, (at + 1) * share)),
        ),
      ),
    )
}
