import { msg } from '../language/msg.ts'
import { RichTextInput, type RichTextInputProps } from 'ra-input-rich-text'
import { Alert } from '@mui/material'
import { useMemo } from 'react'
import { useRecordContext, useTranslate, type Validator } from 'react-admin'
import { blockStyle } from './block-style.ts'
import { BodySizeHint } from './body-size-hint.tsx'
import { createEditorOptions } from './editor-options.ts'
import { ReadOnlyBody } from './foreign-formats/read-only-body.tsx'
import { readStoredBody } from './foreign-formats/read-stored-body.ts'
import { isActive } from '../screens/upload/upload.ts'
import { BodyToolbar } from './toolbar/body-toolbar.tsx'
import { mediaStyle } from './media/media-style.ts'
import { tableStyle } from './table/table-style.ts'
import { countMissingAlt } from './missing-alt.ts'
import { useEditorUploads, type EditorUploads } from './uploads/use-editor-uploads.ts'

type Props = Omit<RichTextInputProps, 'format' | 'parse' | 'label' | 'validate'> & {
  label: string
  validate?: Validator[]
}

/** Rich text editor, or a read-only body if editing would lose content. */
export const RichTextField = (props: Props) => {
  const t = useTranslate()
  const stored: unknown = useRecordContext()?.[props.source]
  const body = useMemo(() => readStoredBody(stored), [stored])
  if (body && 'words' in body) return <ReadOnlyBody label={props.label} words={body.words} />
  return (
    <>
      {body && !body.ours && (
        <Alert severity="info" variant="outlined" sx={{ width: '100%', mb: 2 }}>
          {t('This text is in a foreign format. If you edit it here, the format is converted.')}
        </Alert>
      )}
      <BodyEditor {...props} />
    </>
  )
}

/** Editor of a stored body. The form value is a document as JSON, or a foreign body until it is edited (`storedContent`). */
const BodyEditor = ({ label, validate, ...props }: Props) => {
  const uploads = useEditorUploads()
  const t = useTranslate()
  const name = t(label)
  const placeholder = t('Type or paste text here.')
  return (
    <>
      <RichTextInput
        {...props}
        validate={[...(validate ?? []), () => validateUploads(uploads), validateDescriptions]}
        label={label}
        // Memoized, since new options would create a new editor.
        editorOptions={useMemo(
          () => createEditorOptions(name, placeholder, uploads),
          [name, placeholder, uploads],
        )}
        toolbar={<BodyToolbar uploads={uploads} />}
        sx={{ ...sheet, ...props.sx }}
      />
      <BodySizeHint source={props.source} />
    </>
  )
}

const validateUploads = ({ queue }: EditorUploads): string | undefined =>
  queue.snapshot().uploads.some(isActive)
    ? msg('A picture or file is still uploading. Wait for the upload or cancel it.')
    : undefined

const validateDescriptions = (json: unknown): string | undefined =>
  countMissingAlt(json) > 0 ? msg('Describe each picture or mark it as decorative.') : undefined

const sheet = {
  ...tableStyle,
  ...mediaStyle,
  ...blockStyle,
  '& .ProseMirror': {
    height: '30rem',
    overflowY: 'auto',
    p: 2,
    lineHeight: 1.6,
    backgroundColor: 'background.paper',
  },
  // Placeholder of an empty text.
  '& .ProseMirror:not(:focus):has(> p:only-child > br:only-child)::before': {
    content: 'attr(data-placeholder)',
    float: 'left',
    height: 0,
    pointerEvents: 'none',
    color: 'text.secondary',
  },
  '& .ProseMirror:hover, & .ProseMirror:focus': { backgroundColor: 'background.paper' },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
  '& .ProseMirror table': { width: '100%' },
  '& .ProseMirror a': { color: 'secondary.main' },
  '& .ProseMirror [data-passage]': { borderBottom: '2px dotted', borderColor: 'text.secondary' },
  // An outline marks an image without a description.
  '& .ProseMirror img:not([alt])': { outline: '3px dashed', outlineColor: 'warning.main', outlineOffset: 2 },
  '& .ProseMirror .ProseMirror-selectednode': { outline: '3px solid', outlineColor: 'primary.main' },
  '& .upload': {
    display: 'block',
    maxWidth: '25rem',
    my: 0.5,
    px: 1,
    py: 0.5,
    border: '1px dashed',
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& .ProseMirror blockquote': { borderLeft: 3, borderColor: 'divider', ml: 0, pl: 2 },
} as const
