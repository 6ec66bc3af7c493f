import { isMap, isSeq, visit, type Document, type YAMLMap } from 'yaml'
import type { Identity } from './identity.ts'

/**
 * The menu of a new college: the sample's pages, but for those of its schools and levels, in whose place are this college's own.
 * Pages that are to be written show the standing sentence; those of code and of other websites stay. Every list of pages is
 * marked as sample, so that the college decides which it keeps.
 */
export const fillSiteMap = (document: Document, { levels }: Identity): void => {
  const entry = (path: string): YAMLMap => {
    const found = entries(document).find((each) => each.get('path') === path)
    if (!found) throw new Error(`The sample's site map has no ${path}.`)
    return found
  }
  for (const path of ['/admission', '/academics'])
    entry(path).set('pages', document.createNode([...listLevels(path, levels), ...generalPages(entry(path))]))
  entry('/student-services/student-affairs-organization').delete('pages')
  for (const [path, standing] of Object.entries(standings)) entry(path).set('standing', standing)
  for (const each of entries(document)) {
    const isOfCode = ['live', 'landing', 'placeholder'].some((kind) => each.has(kind))
    if (each.has('path') && !isOfCode) each.set('placeholder', true)
    if (isSeq(each.get('pages')) && !each.has('live')) each.set('sample', document.createNode(['pages']))
  }
}

const standings = {
  '/academics': 'What is taught here, and by whom',
  '/academics/programs': 'What is learned, how long it takes, what it costs',
  '/updates/news-and-events': 'What happened, and what is about to',
  '/updates/calendar': 'What happens, day by day',
}

/** The pages of schools and levels have an emblem; others are of any college. */
const generalPages = (entry: YAMLMap): unknown[] => {
  const pages = entry.get('pages')
  return isSeq(pages) ? pages.items.filter((page) => isMap(page) && !page.has('emblem')) : []
}

const listLevels = (path: string, levels: readonly string[]): { title: string; path: string }[] =>
  levels.map((title) => ({
    title,
    path: `${path}/${title
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
      .replaceAll(/^-|-$/g, '')}`,
  }))

const entries = (document: Document): YAMLMap[] => {
  const found: YAMLMap[] = []
  visit(document, { Map: (_key, map) => void (map.has('title') && found.push(map)) })
  return found
}
