import { msg } from '../language/msg.ts'
import { RichTextInput, type RichTextInputProps } from 'ra-input-rich-text'
import { Alert, FormHelperText } from '@mui/material'
import { useMemo, useDeferredValue, useEffect, useState } from 'react'
import { useRecordContext, useTranslate, type Validator, type TranslateFunction } from 'react-admin'
import { blockStyle } from './block-style.ts'
import { useWatch } from 'react-hook-form'
import { sizeLimit, slowBytesPerSecond, estimateBodySize } from './estimate-body-size.ts'
import { mediaKeys } from './media/media-keys.ts'
import { selectOnPress } from './media/select-on-press.ts'
import { extensions } from './extensions.ts'
import { storedContent } from './document/stored-content.ts'
import { updateAfterPaint } from './update-after-paint.ts'
import { mediaUploads } from './uploads/media-uploads.ts'
import { type EditorUploads, useEditorUploads } from './uploads/use-editor-uploads.ts'
import { ReadOnlyBody } from './foreign-formats/read-only-body.tsx'
import { readStoredBody } from './foreign-formats/read-stored-body.ts'
import { isActive } from '../screens/upload/upload.ts'
import { BodyToolbar } from './toolbar/body-toolbar.tsx'
import { mediaStyle } from './media/media-style.ts'
import { tableStyle } from './table/table-style.ts'
import { countMissingAlt } from './missing-alt.ts'

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

/** Hint (not an error) for a body that is too heavy for phones. */
const BodySizeHint = ({ source }: { source: string }) => {
  const t = useTranslate()
  const json: unknown = useDeferredValue(useWatch({ name: source }))
  const [bytes, setBytes] = useState(0)
  useEffect(() => {
    let isCurrent = true
    void estimateBodySize(json).then((weight) => isCurrent && setBytes(weight))
    return () => void (isCurrent = false)
  }, [json])
  return (
    <FormHelperText component="output" sx={{ display: 'block', mx: 0 }}>
      {bytes > sizeLimit && sizeText(t, bytes)}
    </FormHelperText>
  )
}

const sizeText = (t: TranslateFunction, bytes: number): string =>
  t(
    'This page loads slowly on phones: about %{size} KB, or %{seconds} seconds on a slow connection. Use fewer pictures.',
    { size: Math.round(bytes / 1024), seconds: Math.round(bytes / slowBytesPerSecond) },
  )

/** The ARIA attributes make the editor a named text box. Without them, screen readers find only unnamed paragraphs. */
const createEditorOptions = (
  label: string,
  placeholder: string,
  uploads: EditorUploads,
): NonNullable<RichTextInputProps['editorOptions']> => ({
  extensions: [
    ...extensions,
    storedContent,
    updateAfterPaint,
    mediaUploads(uploads),
    mediaKeys,
    selectOnPress,
  ],
  editorProps: {
    // Keeps the caret above the sticky toolbar with the save button.
    scrollThreshold: aboveToolbar,
    scrollMargin: aboveToolbar,
    attributes: {
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'data-placeholder': placeholder,
    },
  },
})

const aboveToolbar = { top: 5, right: 5, bottom: 96, left: 5 }
