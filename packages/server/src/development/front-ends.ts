import { ESModulesEvaluator, ModuleRunner } from 'vite/module-runner'
import type { FrontEnds } from '../front-ends.ts'
import type { SiteEntry } from '../site/site.ts'
import { ssrPath } from './vite.ts'

/**
 * The site's pages straight from their sources. Vite transforms them in a process of its own (vite.ts), which also serves
 * the dashboard and all assets; this one only runs them, so it restarts without Vite.
 */
export const developmentFrontEnds: FrontEnds = async (_app, { publicUrl }) => {
  const ssr = new URL(ssrPath, publicUrl)
  const invoke = async (payload: unknown) =>
    (await fetch(ssr, { method: 'POST', body: JSON.stringify(payload) })).json()
  const runner = new ModuleRunner({ transport: { invoke }, hmr: false }, new ESModulesEvaluator())
  let known = ''
  return async () => {
    const changes = await (await fetch(ssr)).text()
    if (changes !== known) runner.clearCache()
    known = changes
    return runner.import<SiteEntry>('/src/entry-server.tsx')
  }
}
