import { msg } from '../../language/msg.ts'
import type { FieldText } from '../data-editor/form-context.ts'
import { embedTexts } from './embed-texts.ts'

/** What a registrar reads above each field of `home.yaml`. */
export const homeTexts: Readonly<Record<string, FieldText>> = {
  quickLinks: { label: msg('The three panels') },
  'quickLinks.*.label': { label: msg('Small line above the heading') },
  'quickLinks.*.title': { label: msg('Heading') },
  'quickLinks.*.text': { label: msg('Text') },
  'quickLinks.*.href': {
    label: msg('Where it leads'),
    help: msg('A page of this website, such as /admission.'),
  },
  president: { label: msg('The president’s letter') },
  'president.heading': { label: msg('Heading') },
  'president.salutation': { label: msg('Salutation') },
  'president.paragraphs': { label: msg('Paragraphs') },
  'president.closing': { label: msg('Closing') },
  'president.name': { label: msg('Signed by') },
  'president.office': { label: msg('Office') },
  feed: { label: msg('From the college’s page elsewhere') },
  video: { label: msg('Video') },
  ...embedTexts('feed'),
  ...embedTexts('video'),
}
