import { figureSizes, type FigureSize } from '@kampana/shared/rich-text/media-rules'
import type { Editor } from '@tiptap/core'
import { msg } from '../../../language/msg.ts'
import { findListed, listAddress, toRecordsAttrs } from '../records/records-attrs.ts'
import { changeMedia, moveInGallery, type SelectedMedia } from './selected-media.ts'

export interface MediaTool {
  label: string
  run: () => void
  isPressed?: boolean
  isDisabled?: boolean
}

/** Leads to what the selected node shows, in another tab, so that what is being written stays open. */
export const findLink = ({ type, attrs }: SelectedMedia): { label: string; to: string } | null => {
  const resource = type === 'records' ? findListed(attrs.resource) : undefined
  return resource
    ? { label: msg('Open these records'), to: listAddress(resource, toRecordsAttrs(attrs).filter) }
    : null
}

/** What the selected node is called. */
export const mediaTitles: Readonly<Record<string, string>> = {
  image: msg('Picture'),
  figure: msg('Picture'),
  gallery: msg('Gallery'),
  file: msg('File'),
  video: msg('Video'),
  button: msg('Button'),
  records: msg('List of records'),
  value: msg('Value of the college'),
  horizontalRule: msg('Dividing line'),
}
const sizeLabels: Readonly<Record<FigureSize, string>> = {
  small: msg('Small'),
  medium: msg('Medium'),
  wide: msg('Wide'),
}

interface Dialogs {
  edit: () => void
  /** Null for who may not see the library. */
  choose: (() => void) | null
}

/** What can be done with a selected node. */
export const mediaTools = (editor: Editor, media: SelectedMedia, { edit, choose }: Dialogs): MediaTool[] => {
  const { type, attrs, gallery } = media
  const sizes = figureSizes.map((size) => ({
    label: sizeLabels[size],
    isPressed: (attrs.size ?? 'medium') === size,
    run: () => changeMedia(editor, media, { size }),
  }))
  const places = gallery
    ? [
        { label: msg('Earlier'), isDisabled: gallery.index === 0, run: () => void moveInGallery(editor, -1) },
        {
          label: msg('Later'),
          isDisabled: gallery.index === gallery.count - 1,
          run: () => void moveInGallery(editor, 1),
        },
      ]
    : []
  return [
    ...(type === 'figure' && !gallery ? sizes : []),
    ...places,
    ...(edits[type] === undefined ? [] : [{ label: edits[type], run: edit }]),
    ...(type === 'figure' && choose
      ? [{ label: gallery ? msg('Add pictures') : msg('Another picture'), run: choose }]
      : []),
    { label: msg('Take it out'), run: () => editor.chain().focus().deleteSelection().run() },
  ]
}

/** What the dialog of a selected node is for. */
const edits: Readonly<Record<string, string>> = {
  image: msg('Describe the picture'),
  figure: msg('Description and caption'),
  file: msg('Rename'),
  video: msg('Change'),
  button: msg('Change'),
  records: msg('Change'),
}
