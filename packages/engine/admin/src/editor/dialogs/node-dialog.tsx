import { maxTitle } from '@kampana/engine-declare/rich-text/media-rules'
import { parseVideo } from '@kampana/engine-declare/rich-text/video'
import type { ComponentType } from 'react'
import { msg } from '../../language/msg.ts'
import type { AskedNode, Attributes } from '../body-nodes.ts'
import { RecordsDialog } from '../records/records-dialog.tsx'
import { useProductComponents } from '../../screens/components.tsx'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { TextsDialog } from './texts-dialog.tsx'

interface NodeProps {
  /** Attributes of the node; empty for a new node. */
  attrs: Attributes
  onAnswer: (attrs: Attributes) => void
  onClose: () => void
}

/** Dialog for a node's attributes, by node type. */
export const NodeDialog = ({ type, ...props }: NodeProps & { type: AskedNode | 'image' }) => {
  const Dialog = dialogs[type]
  return <Dialog {...props} />
}

const FileDialog = ({ attrs, onAnswer, onClose }: NodeProps) => (
  <TextsDialog
    title={msg('File')}
    action={msg('Change')}
    initial={attrs}
    questions={{
      title: {
        label: msg('File title'),
        hint: msg('The text of the download link. The file type and size are added automatically.'),
        max: maxTitle,
        missing: msg('Enter a title for the file.'),
      },
    }}
    {...{ onAnswer, onClose }}
  />
)

const noVideo = msg(
  'Enter the address of a YouTube, Vimeo or Facebook video. For other sites, add a link or button.',
)

const VideoDialog = ({ attrs, onAnswer, onClose }: NodeProps) => (
  <TextsDialog
    title={msg('Video')}
    action={attrs['href'] === undefined ? msg('Insert') : msg('Change')}
    initial={attrs}
    questions={{
      href: {
        label: msg('Video address'),
        hint: msg(
          'Copy the address from the video page, for example https://youtu.be/…. The video loads only after a visitor presses Play.',
        ),
        max: 500,
        missing: noVideo,
        check: (typed) => (parseVideo(withProtocol(typed)) ? undefined : noVideo),
      },
      title: { label: msg('Video title'), max: maxTitle },
    }}
    onAnswer={({ href, title }) => onAnswer({ href: withProtocol(href), title: title || null })}
    onClose={onClose}
  />
)

const withProtocol = (address: string): string => (/^[a-z]+:/i.test(address) ? address : `https://${address}`)

const ButtonDialog = ({ attrs: { href = '', label = '' }, onAnswer, onClose }: NodeProps) => (
  <LinkDialog
    isButton
    href={String(href)}
    words={String(label)}
    onAnswer={(link) => onAnswer({ href: link.href, label: link.words })}
    onClose={onClose}
  />
)

const ProductValueDialog = ({ onAnswer, onClose }: NodeProps) => {
  const { ValueDialog } = useProductComponents()
  return <ValueDialog {...{ onAnswer, onClose }} />
}

const dialogs: Readonly<Record<AskedNode | 'image', ComponentType<NodeProps>>> = {
  image: PictureDialog,
  figure: (props) => <PictureDialog hasCaption {...props} />,
  file: FileDialog,
  video: VideoDialog,
  button: ButtonDialog,
  records: RecordsDialog,
  value: ProductValueDialog,
}
