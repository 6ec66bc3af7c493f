import { ToggleButton } from '@mui/material'
import { useTiptapEditor } from 'ra-input-rich-text'
import type { ElementType, MouseEvent } from 'react'

interface Props {
  label: string
  Icon: ElementType
  selected?: boolean
  disabled?: boolean
  hasMenu?: boolean
  /** True if the popup that the button controls is open; undefined for a button without popup. */
  isExpanded?: boolean | undefined
  onClick: (event: MouseEvent<HTMLElement>) => void
}

/** Button of the editor's toolbar. */
export const ToolButton = ({
  label,
  Icon,
  selected = false,
  disabled = false,
  hasMenu = false,
  isExpanded,
  onClick,
}: Props) => {
  const editor = useTiptapEditor()
  return (
    <ToggleButton
      value={label}
      size="small"
      aria-label={label}
      title={label}
      {...(hasMenu && { 'aria-haspopup': 'menu' as const })}
      {...(isExpanded !== undefined && { 'aria-expanded': isExpanded, 'aria-pressed': undefined })}
      selected={selected || isExpanded === true}
      disabled={!editor?.isEditable || disabled}
      onClick={onClick}
    >
      <Icon fontSize="inherit" />
    </ToggleButton>
  )
}
