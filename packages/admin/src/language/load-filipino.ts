import { loadChunk } from '@kampana/engine-admin/chunks/load-chunk'
import type { LoadLanguage } from '@kampana/engine-admin/language/use-language'

/** Loads the Filipino texts. */
export const loadFilipino: LoadLanguage = async (english) =>
  (await loadChunk(() => import('./filipino.ts'))).createFilipino(english)
