import { maxTitle } from '@kampana/shared/rich-text/media-rules'
import type { Editor } from '@tiptap/core'
import { useTranslate } from 'react-admin'
import { backToText } from '../back-to-text.ts'
import { LinkDialog } from '../link/link-dialog.tsx'
import { AskDialog } from '../toolbar/ask-dialog.tsx'
import { RecordsDialog } from '../records/records-dialog.tsx'
import { DescribeDialog } from '../toolbar/describe-dialog.tsx'
import { FigureDialog } from './figure-dialog.tsx'
import { changeMedia, type SelectedMedia } from './selected-media.ts'
import { VideoDialog } from './video-dialog.tsx'

interface Props {
  editor: Editor
  media: SelectedMedia
  onClose: () => void
}

/** Asks for what a picture, file, video or button says and where it leads. */
export const MediaDialog = ({ editor, media, onClose }: Props) => {
  const { type, attrs } = media
  const answer = (changed: Readonly<Record<string, unknown>>) => {
    backToText(editor, onClose)
    changeMedia(editor, media, changed)
  }
  if (type === 'figure') return <FigureDialog attrs={attrs} onAnswer={answer} onCancel={onClose} />
  if (type === 'video') return <VideoDialog attrs={attrs} onAnswer={answer} onClose={onClose} />
  if (type === 'records')
    return <RecordsDialog attrs={attrs} onAnswer={(changed) => answer({ ...changed })} onClose={onClose} />
  if (type === 'file')
    return (
      <RenameDialog title={words(attrs.title)} onAnswer={(title) => answer({ title })} onCancel={onClose} />
    )
  if (type === 'button')
    return (
      <LinkDialog
        isButton
        href={words(attrs.href)}
        words={words(attrs.label)}
        onAnswer={({ href, words: label }) => answer({ href, label })}
        onClose={onClose}
      />
    )
  return <ImageDialog attrs={attrs} onAnswer={(alt) => answer({ alt })} onCancel={onClose} />
}

const ImageDialog = ({
  attrs,
  onAnswer,
  onCancel,
}: {
  attrs: SelectedMedia['attrs']
  onAnswer: (alt: string) => void
  onCancel: () => void
}) => {
  const t = useTranslate()
  const alt = typeof attrs.alt === 'string' ? attrs.alt : null
  return <DescribeDialog src={words(attrs.src)} alt={alt} action={t('Change')} {...{ onAnswer, onCancel }} />
}

const RenameDialog = ({
  title,
  onAnswer,
  onCancel,
}: {
  title: string
  onAnswer: (title: string) => void
  onCancel: () => void
}) => {
  const t = useTranslate()
  return (
    <AskDialog
      title={t('File')}
      label={t('What the file is called')}
      hint={t('Readers press these words to fetch it; its kind and size follow by themselves.')}
      action={t('Change')}
      initial={title}
      check={(typed) => {
        if (typed.trim() === '') return t('Please say what the file is called.')
        return typed.trim().length > maxTitle
          ? t('Please keep it under %{max} characters.', { max: maxTitle })
          : undefined
      }}
      onAnswer={(typed) => onAnswer(typed.trim())}
      onCancel={onCancel}
    />
  )
}

const words = (value: unknown): string => (typeof value === 'string' ? value : '')
