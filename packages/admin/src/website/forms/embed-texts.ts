import { msg } from '../../language/msg.ts'
import type { FieldText } from '../data-editor/form-context.ts'

/** What stands above the fields of something that is shown from another website. */
export const embedTexts = (owner: string): Record<string, FieldText> => ({
  [`${owner}.title`]: { label: msg('Heading') },
  [`${owner}.text`]: { label: msg('Words beneath the heading') },
  [`${owner}.frame`]: {
    label: msg('Address of what is shown'),
    help: msg('From “Embed” or “Share” of the other website.'),
  },
  [`${owner}.href`]: { label: msg('Address of the link') },
  [`${owner}.label`]: { label: msg('Words of the link') },
})
