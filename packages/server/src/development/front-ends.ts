import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { ReadFolder } from '../content/content.ts'
import type { FrontEnds, SiteCode } from '../front-ends.ts'
import type { SiteEntry } from '../site/site-entry.ts'
import { ssrPath, type InvokeReply } from './ssr-modules.ts'

/**
 * Renders the site's pages from their sources. Vite transforms them in a separate process (vite.ts), which also serves the
 * dashboard and all assets. The server only runs them, so it restarts without Vite.
 */
export const developmentFrontEnds: FrontEnds = {
  loadSite: async ({ publicUrl }) => {
    const load = await createLoader(publicUrl)
    return {
      entry: () => load<SiteEntry>('/src/entry-server.tsx'),
      readFolder: async (...folder) =>
        (await load<{ readFolder: ReadFolder }>('/src/content/folder/read-folder.ts')).readFolder(...folder),
      renderIcons: async (content) =>
        (await load<Pick<SiteCode, 'renderIcons'>>('/src/icons/render-icons.ts')).renderIcons(content),
      previews: {
        worker: join(import.meta.dirname, '../../../site/src/content/editing/preview-worker.ts'),
        entry: `${new URL('preview-entry.ts', import.meta.url)}?${new URLSearchParams({ site: publicUrl.href })}`,
      },
    }
  },
  // Vite serves all files.
  serve: async () => undefined,
}

/** Loads modules of the site. Reloads them after a change or a failed attempt. */
export const createLoader = async (publicUrl: URL) => {
  const ssr = new URL(ssrPath, publicUrl)
  const ask = (body: string) => fetchJson(ssr, { method: 'POST', body })
  // Fetches all replies of the former process at once. Fetching modules one by one would take most of the startup time.
  const remembered = await fetchJson(new URL('?replies', ssr))
  const replies = new Map<string, InvokeReply>(Object.entries(remembered.replies))
  const invoke = async (payload: unknown) => {
    const body = JSON.stringify(payload)
    return replies.get(body) ?? ask(body)
  }
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false }, new ESModulesEvaluator())
  let known: number | undefined = remembered.changes
  return async <M>(path: string): Promise<M> => {
    const { changes } = await fetchJson(ssr)
    if (changes !== known) {
      replies.clear()
      runner.clearCache()
    }
    known = undefined
    const loaded = await runner.import<M>(path)
    known = changes
    return loaded
  }
}

/** Pauses before each retry, in milliseconds. */
const pauses = [100, 200, 400, 800, 1600]

/** Fetches from Vite's process. A busy process drops connections, and each request can be repeated. */
export const fetchJson = async (url: URL, init: RequestInit = {}) => {
  for (const pause of pauses)
    try {
      return await (await fetch(url, init)).json()
    } catch {
      await setTimeout(pause)
    }
  try {
    return await (await fetch(url, init)).json()
  } catch (cause) {
    throw new Error(`Vite does not respond at ${url.origin}.`, { cause })
  }
}
