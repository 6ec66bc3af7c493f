import { messages } from '@kampana/shared/messages'
import { Box, Button, FormControl, FormHelperText, Stack, Typography } from '@mui/material'
import { useId, useRef, useState, type ReactNode } from 'react'
import { useInput, type Validator } from 'react-admin'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload, type Send } from './use-upload.ts'

interface Props {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  /** What is uploaded, in sentences: `picture`. */
  what: string
  /** The types that the browser offers (`accept` of a file input). */
  accept: string
  send: Send
  /** Why a file isn't even sent; undefined where it may be tried. */
  refuses?: (file: File) => string | undefined
  /** What is there already. */
  show: (address: string) => ReactNode
}

/** A file of which the form keeps the address: chosen, dropped or pasted, then shown, replaced or taken away. */
export const UploadInput = ({
  source,
  label,
  validate,
  disabled,
  what,
  accept,
  send,
  refuses,
  show,
}: Props) => {
  const under = useRef(false)
  const { field, fieldState, isRequired } = useInput({
    source,
    disabled,
    validate: [...validate, () => (under.current ? messages.uploading : undefined)],
  })
  const { upload, start, refuse, cancel } = useUpload(send, (address) => field.onChange(address))
  under.current = upload !== undefined && upload.problem === undefined
  const [name, problem] = [useId(), useId()]
  const address = typeof field.value === 'string' ? field.value : ''
  const take = (file: File | undefined) => {
    if (!file || disabled) return
    const reason = refuses?.(file)
    if (reason === undefined) start(file)
    else refuse(file.name, reason)
  }
  return (
    <FormControl fullWidth error={fieldState.invalid} margin="dense">
      <Typography
        component="div"
        id={name}
        variant="body2"
        color={fieldState.invalid ? 'error' : 'text.secondary'}
      >
        {label}
        {isRequired && ' *'}
      </Typography>
      <DropArea labelledBy={name} onFile={take}>
        {address !== '' && <Box sx={{ minWidth: 0 }}>{show(address)}</Box>}
        {upload && <UploadProgress upload={upload} onCancel={cancel} />}
        <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1}>
          <FileButton
            text={`${address === '' ? 'Choose' : 'Replace'} ${what}`}
            accept={accept}
            disabled={disabled}
            focusRef={field.ref}
            describedBy={`${name}${fieldState.error ? ` ${problem}` : ''}`}
            onFile={take}
          />
          {address !== '' && (
            <Button size="small" disabled={disabled} onClick={() => field.onChange(null)}>
              {`Remove ${what}`}
            </Button>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
            or drop or paste it here
          </Typography>
        </Stack>
      </DropArea>
      <FormHelperText id={problem} sx={{ mx: 0 }}>
        {fieldState.error?.message?.replace(/^@@react-admin@@"?|"$/g, '') ?? ' '}
      </FormHelperText>
    </FormControl>
  )
}

/** Where files are dropped and pasted. */
const DropArea = ({
  labelledBy,
  onFile,
  children,
}: {
  labelledBy: string
  onFile: (file: File | undefined) => void
  children: ReactNode
}) => {
  const [over, setOver] = useState(false)
  return (
    <Stack
      role="group"
      aria-labelledby={labelledBy}
      gap={1.5}
      sx={{ ...area, ...(over && { borderColor: 'primary.main', backgroundColor: 'action.hover' }) }}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        onFile(event.dataTransfer.files[0])
      }}
      onPaste={(event) => onFile(event.clipboardData.files[0])}
    >
      {children}
    </Stack>
  )
}

/** A button that lets a person choose a file. */
const FileButton = ({
  text,
  accept,
  disabled,
  focusRef,
  describedBy,
  onFile,
}: {
  text: string
  accept: string
  disabled: boolean
  focusRef: (element: HTMLElement | null) => void
  describedBy: string
  onFile: (file: File | undefined) => void
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
        onClick={() => input.current?.click()}
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

const area = {
  mt: 0.5,
  p: 2,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '6px',
  alignItems: 'flex-start',
  transition: 'border-color 150ms, background-color 150ms',
} as const
