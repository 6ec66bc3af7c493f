import { msg } from '../../language/msg.ts'
import type { FieldText } from '../data-editor/form-context.ts'
import { embedTexts } from './embed-texts.ts'

/** What a registrar reads above each field of `contact.yaml`. */
export const contactTexts: Readonly<Record<string, FieldText>> = {
  hours: { label: msg('Office hours'), help: msg('As they stand on the contact page.') },
  form: { label: msg('The form') },
  'form.title': { label: msg('Heading') },
  'form.text': { label: msg('Words beneath the heading') },
  'form.sent': { label: msg('Said once a message was sent') },
  map: { label: msg('The map') },
  ...embedTexts('map'),
  'map.picture': {
    label: msg('Picture of the map'),
    help: msg('A file among the pictures, such as pictures/town-map.svg.'),
    isPicture: true,
  },
  'map.avif': { label: msg('The same picture as AVIF') },
  'map.alt': { label: msg('The picture in words, for who can’t see it') },
}
