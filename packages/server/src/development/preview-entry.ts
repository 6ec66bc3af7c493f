import type { SiteEntry } from '../site/site-entry.ts'
import { createLoader } from './front-ends.ts'

// Pages of the site for the preview thread, which has no build in development.

const site = new URL(import.meta.url).searchParams.get('site') ?? ''
const load = await createLoader(new URL(site))

export const { contentFiles, makeContent, openFolder, render, setContent } =
  await load<SiteEntry>('/src/entry-server.tsx')
