import { messages } from '@kampana/shared/messages'
import { Box, Button, FormControl, FormHelperText, Stack, Typography } from '@mui/material'
import { useId, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useInput, ValidationError, type Validator } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { UploadProgress } from './upload-progress.tsx'
import { useUpload, type Send } from './use-upload.ts'
import { useWords } from '../../language/words.ts'

/** What every input is given. */
export interface UploadProps {
  source: string
  label: string
  validate: Validator[]
  disabled: boolean
  fullWidth: boolean
}

interface Props extends UploadProps {
  /** What its buttons say. */
  says: Readonly<Record<'choose' | 'replace' | 'remove', string>>
  /** The types that the browser offers (`accept` of a file input). */
  accept: string
  send: Send
  /** Why a file isn't even sent; undefined where it may be tried. */
  refuses?: (file: File) => string | undefined
  /** What is there already. */
  View: ComponentType<{ address: string; label: string }>
}

/** A file of which the form keeps the address: chosen, dropped or pasted, then shown, replaced or taken away. */
export const UploadInput = ({
  source,
  label,
  validate,
  disabled,
  says,
  accept,
  send,
  refuses,
  View,
}: Props) => {
  const t = useWords()
  const { setValue } = useFormContext()
  const { upload, start, refuse, cancel } = useUpload(send, (address) =>
    setValue(source, address, { shouldDirty: true, shouldTouch: true, shouldValidate: true }),
  )
  const isUnderWay = upload !== undefined && upload.problem === undefined
  const { field, fieldState, isRequired } = useInput({
    source,
    disabled,
    validate: [...validate, () => (isUnderWay ? messages.uploading : undefined)],
  })
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
        {t(label)}
        {isRequired && ' *'}
      </Typography>
      <DropArea labelledBy={name} onFile={take}>
        {address !== '' && (
          <Box sx={{ minWidth: 0 }}>
            <View address={address} label={t(label)} />
          </Box>
        )}
        {upload && <UploadProgress upload={upload} onCancel={cancel} />}
        <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1}>
          <FileButton
            text={t(address === '' ? says.choose : says.replace)}
            accept={accept}
            disabled={disabled}
            focusRef={field.ref}
            describedBy={`${name}${fieldState.error ? ` ${problem}` : ''}`}
            onFile={take}
          />
          {address !== '' && (
            <Button size="small" disabled={disabled} onClick={() => field.onChange(null)}>
              {t(says.remove)}
            </Button>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
            {t('or drop or paste it here')}
          </Typography>
        </Stack>
      </DropArea>
      <FormHelperText id={problem} sx={{ mx: 0 }}>
        {fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : ' '}
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
      component="fieldset"
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
  m: 0,
  mt: 0.5,
  p: 2,
  minWidth: 0,
  border: '1px dashed',
  borderColor: 'divider',
  borderRadius: '6px',
  alignItems: 'flex-start',
  transition: 'border-color 150ms, background-color 150ms',
} as const
