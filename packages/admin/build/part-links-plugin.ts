import type { HtmlTagDescriptor, Plugin, Rolldown } from 'vite'

/**
 * Lists the files of the chunks `guests` and `dashboard` in the document. The server then preloads the files of one chunk
 * (packages/server/src/front-ends.ts). Otherwise the browser would find them only after the entry has run.
 */
export const partLinks = (): Plugin => {
  let base = '/'
  return {
    name: 'kampana:part-links',
    apply: 'build',
    configResolved: (config) => {
      base = config.base
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const chunks = Object.values(bundle).filter((each) => each.type === 'chunk')
        const entry = chunks.find(({ isEntry }) => isEntry)
        const atOnce = new Set(entry && findNeeded(chunks, entry))
        return ['guests', 'dashboard'].flatMap((part) => {
          const chunk = chunks.find(({ name }) => name === part)
          if (!chunk) throw new Error(`The build has no chunk '${part}' to preload in the document.`)
          return findNeeded(chunks, chunk)
            .filter((file) => !atOnce.has(file))
            .map((file) => link(part, base + file))
        })
      },
    },
  }
}

/** The files that a chunk loads before it runs, and the chunk's own file. */
const findNeeded = (chunks: readonly Rolldown.OutputChunk[], chunk: Rolldown.OutputChunk): string[] => {
  const found = new Set([chunk.fileName])
  for (const file of found)
    for (const name of chunks.find(({ fileName }) => fileName === file)?.imports ?? []) found.add(name)
  return [...found]
}

const link = (part: string, href: string): HtmlTagDescriptor => ({
  tag: 'link',
  attrs: { 'data-part': part, crossorigin: true, href },
  injectTo: 'head',
})
