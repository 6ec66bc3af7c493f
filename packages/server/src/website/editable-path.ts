import type { ContentFileKind, ContentPermission } from '@kampana/shared/content/content-api'

/** What isn't content in a college's folder, or is a record of the database. */
const others =
  /^(?:resources|migrations|sample|fonts|files|node_modules|programs|monographs)\/|^(?:README\.md|(?:college|contact|redirects|home|search|academic-calendar|calendar-entries|data\/downloads)\.yaml|seal(?:-mono)?\.svg)$/

/** Whether a path is one of a text in the college's folder that staff may edit, whether it exists or not. */
export const isEditablePath = (path: string): boolean =>
  path.length <= 300 &&
  /^[^/\p{Cc}\\][^\p{Cc}\\]*\.(?:md|yaml|svg|css)$/u.test(path) &&
  !path.split('/').some((segment) => segment === '' || segment.startsWith('.')) &&
  !others.test(path)

const topLevel: Readonly<Record<string, ContentFileKind>> = {
  'site-map.yaml': 'site-map',
  'privacy-notice.md': 'page',
}
const folders: Readonly<Record<string, ContentFileKind>> = {
  pages: 'page',
  data: 'data',
}

export const fileKind = (path: string): ContentFileKind =>
  topLevel[path] ?? folders[path.split('/')[0] ?? ''] ?? (path.endsWith('.svg') ? 'asset' : 'settings')

const permissions: Readonly<Record<ContentFileKind, ContentPermission>> = {
  page: 'edit content',
  data: 'edit content',
  asset: 'edit college',
  settings: 'edit college',
  'site-map': 'edit menus',
}

/** The permission that editing a file needs. */
export const editPermission = (path: string): ContentPermission => permissions[fileKind(path)]
