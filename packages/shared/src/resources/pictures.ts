import {
  datetime,
  day,
  longText,
  number,
  optional,
  picture,
  readOnly,
  select,
  text,
} from '@kampana/engine-declare/kinds/index'
import { action } from '@kampana/engine-declare/custom-action'
import { pictureMessages } from '@kampana/engine-declare/messages/picture-messages'
import { defineResource } from '@kampana/engine-declare/resource'

/** A share of an image's width or height. */
const share = { min: 0, max: 1 }

/**
 * Media library: every uploaded image, once. All uploads add to it (POST /api/pictures, /api/image, /api/slides,
 * /api/content/uploads).
 */
export const pictures = defineResource({
  name: 'pictures',
  singular: 'picture',
  label: 'Pictures',
  purpose:
    'All uploaded pictures and the records that use them. Your changes apply everywhere a picture is used.',
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
      log: { action: 'put-back', label: 'Put back', phrase: 'put back' },
      done: pictureMessages.isBack,
      sets: { status: 'shown' },
    }),
  },
  fields: {
    src: readOnly(picture('Picture', { isLibrary: true })),
    description: text('Description'),
    caption: optional(longText('Caption', { max: 500 })),
    credit: optional(text('Credit')),
    shows: optional(text('People shown')),
    consent_until: optional(day('Consent until')),
    focal_x: optional(number('Focal point (horizontal)', share)),
    focal_y: optional(number('Focal point (vertical)', share)),
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
      'Describe the picture for people who can’t see it. The description is used wherever the picture is chosen.',
    caption: 'A line shown below the picture.',
    credit: 'The photographer’s name, as the photographer wants to be credited.',
    shows: 'The names of the people in the picture, for staff only. Visitors never see them.',
    consent_until: 'The last day covered by the consent of the people shown, or of their families.',
  },
  order: ['created_at', 'DESC'],
  search: ['description'],
})
