import { useRef, type ElementType } from 'react'
import { ToolButton } from './tool-button.tsx'

interface Props {
  label: string
  Icon: ElementType
  /** Accessible name of the file input. */
  inputLabel: string
  accept: string
  onChoose: (files: readonly File[]) => void
}

/** Toolbar button that opens a file dialog. */
export const FilesButton = ({ label, Icon, inputLabel, accept, onChoose }: Props) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <ToolButton label={label} Icon={Icon} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        aria-label={inputLabel}
        onChange={({ target }) => {
          onChoose([...(target.files ?? [])])
          // Lets the person choose the same file again after an error.
          target.value = ''
        }}
      />
    </>
  )
}
