import { getSchema } from '@tiptap/core'
import { extensions } from '../extensions.ts'

/** Schema of the editor's documents. */
export const schema = getSchema(extensions)
