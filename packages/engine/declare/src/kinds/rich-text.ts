import * as z from 'zod'
import { basicMessages } from '../messages/basic-messages.ts'
import { isBlank } from '../rich-text/plain-text.ts'
import { listUses } from '../rich-text/uses.ts'
import { parseRichText, plainText, storedDocument } from '../rich-text/rich-text.ts'
import { stringSchema, trimmed } from './checks.ts'
import { baseField, type BaseField, type Kind } from './kind.ts'

/** A ProseMirror document serialized as JSON, with the nodes and marks in `rich-text/rich-text.ts`. */
export interface RichTextField extends BaseField<string> {
  kind: 'richText'
}
export const richText = (label: string): RichTextField => ({
  ...baseField(label),
  kind: 'richText',
  inList: false,
})

export const richTextKind: Kind<RichTextField> = {
  storage: 'token',
  upload: 'pictures and files in text',
  clean: (value) => {
    const json = trimmed(value)
    return typeof json === 'string' && isEmptyDocument(json) ? null : json
  },
  input: (_field, name) =>
    stringSchema(name)
      .superRefine((json, context) => {
        const read = parseRichText(json)
        if ('problem' in read) context.addIssue(basicMessages.invalid.richText(name, read.problem))
      })
      .meta({ contentMediaType: 'application/json' }),
  reply: () => z.string(),
  text: (value) => (value == null ? '' : plainText(storedDocument(String(value)))),
  uses: (value) => (value == null ? [] : listUses(storedDocument(String(value)))),
}

/** True for a document without content, such as an editor's initial one. */
const isEmptyDocument = (json: string): boolean => {
  const read = parseRichText(json)
  return 'document' in read && isBlank(read.document)
}
