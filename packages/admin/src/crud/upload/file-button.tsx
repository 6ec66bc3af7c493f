import { Button } from '@mui/material'
import { useRef, type RefCallback } from 'react'

/** A button that lets a person choose a file. */
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
  /** Instead of the browser's own dialog. */
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
          // The same file can be chosen again.
          target.value = ''
        }}
      />
    </>
  )
}
