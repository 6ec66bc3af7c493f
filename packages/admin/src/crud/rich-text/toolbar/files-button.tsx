import { useRef, type ElementType } from 'react'
import { ToolButton } from './tool-button.tsx'

interface Props {
  label: string
  Icon: ElementType
  /** The name of the browser's own input. */
  inputLabel: string
  accept: string
  onChoose: (files: readonly File[]) => void
}

/** A tool that lets a person choose files. */
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
          // The same file may be chosen again after a failure.
          target.value = ''
        }}
      />
    </>
  )
}
