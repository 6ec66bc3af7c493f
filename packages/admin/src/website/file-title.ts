import type { ContentFileSummary } from '@kampana/shared/content/content-api'
import type { TranslateFunction } from 'react-admin'
import { msg } from '../language/msg.ts'

/** What the server calls the files that no page of the site has given a title. */
const ownTitles: ReadonlySet<string> = new Set([
  msg('Home page'),
  msg('Menus'),
  msg('Search'),
  msg('Colours and sizes'),
])

/** The title of a file: the page's own, or else in the reader's language what it holds. */
export const fileTitle = (
  t: TranslateFunction,
  { title, kind }: Pick<ContentFileSummary, 'title' | 'kind'>,
): string => (kind !== 'page' && ownTitles.has(title) ? t(title) : title)
