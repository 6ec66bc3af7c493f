import { maxTitle } from '@kampana/shared/rich-text/media-rules'
import { parseVideo } from '@kampana/shared/rich-text/video'
import { TextField } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { AskDialog } from '../toolbar/ask-dialog.tsx'

interface Props {
  attrs: Readonly<Record<string, unknown>>
  onAnswer: (attrs: { href: string; title: string | null }) => void
  onClose: () => void
}

/** Asks for the address of a video, and for what it shows. */
export const VideoDialog = ({ attrs, onAnswer, onClose }: Props) => {
  const t = useTranslate()
  const [title, setTitle] = useState(typeof attrs.title === 'string' ? attrs.title : '')
  const isNew = typeof attrs.href !== 'string'
  return (
    <AskDialog
      title={t('Video')}
      label={t('Address of the video')}
      hint={t(
        'As its page or its Share button tells it, such as https://youtu.be/…. Nothing of it is loaded before a visitor presses Play.',
      )}
      action={isNew ? t('Insert') : t('Change')}
      initial={isNew ? '' : String(attrs.href)}
      check={(address) =>
        parseVideo(withProtocol(address)) === null
          ? t(
              'This must be the address of a video at YouTube, Vimeo or Facebook. For any other site make a link or a button.',
            )
          : undefined
      }
      onAnswer={(address) => onAnswer({ href: withProtocol(address), title: title.trim() || null })}
      onCancel={onClose}
      after={
        <TextField
          fullWidth
          margin="dense"
          label={t('What it shows')}
          value={title}
          slotProps={{ htmlInput: { maxLength: maxTitle } }}
          onChange={({ target }) => setTitle(target.value)}
        />
      }
    />
  )
}

const withProtocol = (address: string): string => {
  const typed = address.trim()
  return /^[a-z]+:/i.test(typed) ? typed : `https://${typed}`
}
