import { navigated } from './class-status/events.ts'
import { closeMenus } from './components/layout/close-menus.ts'
import { Layout } from './components/layout/layout.tsx'
import type { SiteDefinition } from './framework/site-definition.ts'
import { findPage } from './routes.ts'
import { documentTitle } from './seo/document-title.ts'
import { distinctTitle, findEntry } from './site-map.ts'

/** The college's site, as the framework runs it. */
export const site: SiteDefinition = {
  findPage,
  findTitle: (path) => findEntry(path)?.title,
  Layout,
  // In tabs, bookmarks and results a title stands by itself, without the breadcrumb that says which `College` it is.
  completeHead: (head, path) =>
    head.title === findEntry(path)?.title ? { ...head, title: distinctTitle(path) } : head,
  documentTitle,
  onNavigate: () => {
    dispatchEvent(new Event(navigated))
    closeMenus()
  },
}
