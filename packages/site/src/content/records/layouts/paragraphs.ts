import type { FieldForm } from './layout.ts'

/** Paragraphs separated by empty lines, which are a list in the folder. */
export const paragraphs: FieldForm = {
  read: (value, fault) => {
    if (!Array.isArray(value) || !value.every((each) => typeof each === 'string'))
      throw fault('must be a list of texts.')
    return value.join('\n\n')
  },
  write: (value) => String(value).split(/\n\s*\n/),
}
