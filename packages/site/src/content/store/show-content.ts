import type { RecordPages } from '@kampana/engine-declare/record-pages'
import { setSiteContent } from './current.ts'
import { listParts } from './list-parts.ts'
import { setPartReader } from './parts.ts'
import type { Content } from '../content.ts'

/** Sets the content of all pages, which is in memory. */
export const showContent = (content: Content, recordPages: readonly RecordPages[]): void => {
  const parts = listParts(content, recordPages)
  const byName = new Map<string, unknown>(Object.entries(parts))
  setPartReader(async (name) => byName.get(name))
  setSiteContent(parts.site)
}
