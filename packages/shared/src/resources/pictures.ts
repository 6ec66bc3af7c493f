import { datetime, day, longText, number, optional, picture, readOnly, select, text } from '../kinds/index.ts'
import { action } from '../custom-action.ts'
import { pictureMessages } from '../messages/picture-messages.ts'
import { defineResource } from '../resource.ts'

/** A share of a picture's width or height. */
const share = { min: 0, max: 1 }

/**
 * The library: every picture that was uploaded, once. Uploads add to it, whatever they are for (POST /api/pictures, /api/image,
 * /api/slides, /api/content/uploads).
 */
export const pictures = defineResource({
  name: 'pictures',
  singular: 'picture',
  label: 'Pictures',
  purpose:
    'Every picture that was uploaded, with where it is used. What is changed here changes wherever the picture is.',
  icon: 'pictures',
  sections: 'ignored',
  title: 'description',
  csvIn: false,
  actions: ['list', 'show', 'edit', 'delete'],
  editorial: true,
  customActions: {
    'take-down': action({
      label: 'Take down',
      level: 'delete',
      confirm: pictureMessages.askTakeDown,
      log: { action: 'take-down', label: 'Taken down', phrase: 'took down' },
      done: pictureMessages.takenDown,
      sets: { status: 'taken-down' },
      quiet: true,
    }),
    'put-back': action({
      label: 'Put back',
      permission: 'take-down',
      log: { action: 'put-back', label: 'Brought back', phrase: 'put back' },
      done: pictureMessages.isBack,
      sets: { status: 'shown' },
    }),
  },
  fields: {
    src: readOnly(picture('Picture', { isLibrary: true })),
    description: text('Description'),
    caption: optional(longText('Caption', { max: 500 })),
    credit: optional(text('Credit')),
    shows: optional(text('Whom it shows')),
    consent_until: optional(day('Agreed until')),
    focal_x: optional(number('Focal point, from the left', share)),
    focal_y: optional(number('Focal point, from the top', share)),
    status: readOnly(select('Status', { shown: 'Shown', 'taken-down': 'Taken down' })),
    uses: readOnly(number('Used in')),
    width: readOnly(number('Width')),
    height: readOnly(number('Height')),
    bytes: readOnly(number('Size')),
    uploaded_by: readOnly(optional(text('Uploaded by'))),
    created_at: readOnly(datetime('Uploaded')),
    taken_down_at: readOnly(optional(datetime('Taken down'))),
  },
  help: {
    description:
      'Say what the picture shows, for people who can’t see it. It goes along wherever the picture is chosen.',
    caption: 'A line that is shown below the picture.',
    credit: 'Who took it, as the photographer wants to be named.',
    shows: 'The names of the people in it, for the office only. Visitors never see them.',
    consent_until: 'The last day to which the people in it, or their families, have agreed.',
  },
  order: ['created_at', 'DESC'],
  search: ['description'],
})
