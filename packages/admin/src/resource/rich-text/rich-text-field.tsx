import {
  AlignmentButtons,
  ClearButtons,
  ColorButtons,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
  type RichTextInputProps,
} from 'ra-input-rich-text'
import { useMemo } from 'react'
import { editorOptionsFor } from './labelled-editor.ts'
import { LevelSelect } from './level-select.tsx'
import { LinkButton } from './link-button.tsx'
import { PictureButton } from './picture-button.tsx'
import { htmlOf, jsonOf } from './serialize.ts'

type Props = Omit<RichTextInputProps, 'format' | 'parse' | 'label'> & { label: string }

/** The editor of a body. In the form its value is what is stored: a document serialized as JSON. */
export const RichTextField = ({ label, ...props }: Props) => (
  <RichTextInput
    {...props}
    label={label}
    format={htmlOf}
    parse={jsonOf}
    // New options would mean a new editor.
    editorOptions={useMemo(() => editorOptionsFor(label), [label])}
    toolbar={
      <RichTextInputToolbar>
        <LevelSelect />
        <FormatButtons size="small" />
        <ColorButtons size="small" />
        <AlignmentButtons size="small" />
        <ListButtons size="small" />
        <LinkButton />
        <PictureButton />
        <QuoteButtons size="small" />
        <ClearButtons size="small" />
      </RichTextInputToolbar>
    }
    sx={{ ...sheet, ...props.sx }}
  />
)

const sheet = {
  '& button.MuiToggleButton-sizeSmall': { minWidth: 30, minHeight: 30, p: 0.5 },
  '& .ProseMirror': {
    height: '30rem',
    overflowY: 'auto',
    p: 2,
    lineHeight: 1.6,
    backgroundColor: 'background.paper',
  },
  '& .ProseMirror:hover, & .ProseMirror:focus': { backgroundColor: 'background.paper' },
  '& .ProseMirror img': { maxWidth: '100%', height: 'auto' },
  '& .ProseMirror a': { color: 'primary.main' },
  '& .ProseMirror blockquote': { borderLeft: 3, borderColor: 'divider', ml: 0, pl: 2 },
} as const
