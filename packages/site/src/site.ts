import { createPublicApi } from '@kampana/shared/api/public-api'
import { navigated } from './class-status/events.ts'
import { putChosenLanguageFirst } from './components/layout/chosen-language.ts'
import { closeMenus } from './components/layout/close-menus.ts'
import { college } from './content/store/current.ts'
import { SiteLayout } from './components/layout/site-layout.tsx'
import type { SiteDefinition } from '@kampana/engine-site/framework/site-definition'
import { routes } from './routes.ts'
import { documentTitle } from './seo/document-title.ts'
import { distinctTitle, findEntry, isHidden } from './site-map.ts'

/** The college's site, as the framework runs it. */
export const site: SiteDefinition = {
  createApi: createPublicApi,
  findPage: (url) => routes().findPage(url),
  findTitle: (path) => findEntry(path)?.title,
  Layout: SiteLayout,
  // Tabs, bookmarks and search results show a title without its breadcrumb, so it must be unique.
  completeHead: (head, path) => ({
    ...head,
    ...(head.title === findEntry(path)?.title && { title: distinctTitle(path) }),
    ...(isHidden(path) && { unlisted: true as const }),
  }),
  documentTitle,
  onNavigate: ({ language = college.language }) => {
    document.documentElement.lang = language
    putChosenLanguageFirst()
    dispatchEvent(new Event(navigated))
    closeMenus()
  },
}
