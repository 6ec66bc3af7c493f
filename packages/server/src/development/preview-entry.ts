import type { SiteEntry } from '../site/site-entry.ts'
import { createLoader } from './front-ends.ts'

// The site's pages for the thread that previews edits, which has no build in development.

const site = new URL(import.meta.url).searchParams.get('site') ?? ''
const load = await createLoader(new URL(site))

export const { contentFiles, makeContent, openFolder, render, setContent } =
  await load<SiteEntry>('/src/entry-server.tsx')
