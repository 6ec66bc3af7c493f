import { Button } from '@mui/material'
import { useRef, type RefCallback } from 'react'

/** Button that opens a file dialog. */
export const FileButton = ({
  text,
  accept,
  disabled,
  focusRef,
  describedBy,
  onFile,
  onPress,
}: {
  text: string
  accept: string
  disabled: boolean
  focusRef: RefCallback<HTMLElement> | null
  describedBy: string
  onFile: (file: File | undefined) => void
  /** Replaces the browser's own dialog. */
  onPress?: () => void
}) => {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={disabled}
        ref={focusRef}
        aria-describedby={describedBy}
        onClick={onPress ?? (() => input.current?.click())}
      >
        {text}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={accept}
        onChange={({ target }) => {
          onFile(target.files?.[0])
          // Lets the person choose the same file again.
          target.value = ''
        }}
      />
    </>
  )
}
