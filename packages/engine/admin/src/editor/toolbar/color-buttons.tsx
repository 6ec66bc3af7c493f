import { useTranslate } from 'react-admin'
import HighlightIcon from '@mui/icons-material/FontDownload'
import ColorIcon from '@mui/icons-material/FormatColorText'
import { ToggleButton } from '@mui/material'
import { useEditorState } from '@tiptap/react'
import { useTiptapEditor } from 'ra-input-rich-text'
import { useState } from 'react'
import { ColorPalette } from './color-palette.tsx'

/** Text color and highlight of the selection. */
export const ColorButtons = () => {
  const t = useTranslate()
  const editor = useTiptapEditor()
  const selection = () => editor.chain().focus()
  return (
    <>
      <ColorButton
        label={t('Color')}
        icon={<ColorIcon fontSize="inherit" />}
        getColor={() => editor?.getAttributes('textStyle').color}
        choose={(color) => (color ? selection().setColor(color) : selection().unsetColor()).run()}
      />
      <ColorButton
        label={t('Highlight')}
        icon={<HighlightIcon fontSize="inherit" />}
        getColor={() => editor?.getAttributes('highlight').color}
        choose={(color) => (color ? selection().setHighlight({ color }) : selection().unsetHighlight()).run()}
      />
    </>
  )
}

interface Props {
  label: string
  icon: React.ReactNode
  /** Returns the color at the cursor. */
  getColor: () => string | undefined
  choose: (color: string | undefined) => void
}

const ColorButton = ({ label, icon, getColor, choose }: Props) => {
  const editor = useTiptapEditor()
  const [anchor, setAnchor] = useState<HTMLElement>()
  const color = useEditorState({ editor, selector: getColor })
  return (
    <>
      <ToggleButton
        value={label}
        size="small"
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={anchor !== undefined}
        selected={Boolean(color)}
        disabled={!editor?.isEditable}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {icon}
      </ToggleButton>
      {anchor && (
        <ColorPalette
          label={label}
          anchor={anchor}
          chosen={color ?? undefined}
          onClose={() => setAnchor(undefined)}
          onChoose={(chosen) => {
            setAnchor(undefined)
            choose(chosen)
          }}
        />
      )}
    </>
  )
}
