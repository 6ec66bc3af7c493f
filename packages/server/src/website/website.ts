import type { EditedTexts } from '@kampana/shared/content/editing-worker'
import type { AppContext } from '../app-context.ts'
import type { ContentEditing } from '../content/content-editing.ts'
import type { Tables } from '../db/tables.ts'
import type { Transaction } from 'kysely'

/** What the website's parts share: the server's services, the thread that checks texts, and the reload of the content. */
export interface Website extends AppContext {
  check: ContentEditing['check']
  /** Shows on this node what was published; other nodes notice by themselves. */
  reload: () => Promise<unknown>
}

/** What was read of the published texts before a publication is checked. */
export interface Published {
  texts: EditedTexts
  /** Increases with each publication. */
  version: number
}

export type Trx = Transaction<Tables>
