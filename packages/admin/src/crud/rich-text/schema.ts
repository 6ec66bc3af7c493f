import { getSchema } from '@tiptap/core'
import { extensions } from './extensions.ts'

/** What the editor's documents are made of. */
export const schema = getSchema(extensions)
