import { basicMessages } from '@kampana/engine-declare/messages/basic-messages'
import { Box, Button, FormControl, FormHelperText, Stack, Typography, useForkRef } from '@mui/material'
import { useId, useRef, useState, type ComponentType, type Ref, type RefCallback } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import type { ControlProps } from '../kinds/kind.ts'
import { DropArea } from './drop-area.tsx'
import type { UploadOptions } from '../../data-provider/custom-verbs.ts'
import { useUploadQueue, useUploads } from './upload-queue.ts'
import { isActive } from './upload.ts'
import { QueueStatus } from './upload-status.tsx'

interface Props extends ControlProps {
  /** Labels of the buttons. */
  labels: Readonly<Record<'choose' | 'replace' | 'remove', string>>
  /** File types that the browser offers (`accept` of a file input). */
  accept: string
  send: (file: File, options: Required<UploadOptions>) => Promise<string | undefined>
  /** Error for a file that isn't uploaded; undefined for any other file. */
  refuse?: (file: File) => string | undefined
  /** Converts pasted text to a file, if the file type is a text format. */
  toFile?: (text: string) => File | undefined
  /** Displays the uploaded file. */
  View: ComponentType<{ address: string; label: string }>
  /** Replaces the browser's file dialog, if there are other sources than files. */
  Chooser?: ComponentType<ChooserProps> | undefined
}

/** Dialog that returns the address of an uploaded file. */
export interface ChooserProps {
  onChoose: (address: string) => void
  onClose: () => void
}

/** Upload of one file by dialog, drop or paste, with buttons to replace or remove it. The form stores its address. */
export const UploadInput = (props: Props) => {
  const { label, disabled, labels, accept, toFile, View, Chooser, helperText = ' ' } = props
  const t = useTranslate()
  const { queue, selectFile, choose, remove, address, field, fieldState, isRequired, clearError } =
    useUploadField(props)
  const [name, problem] = [useId(), useId()]
  const button = useRef<HTMLElement>(null)
  const [choosing, setChoosing] = useState(false)
  const focusRef = useForkRef(field.ref as Ref<HTMLElement>, button)
  // The clicked button unmounts and would lose focus.
  const thenFocus = (action: () => void) => () => {
    action()
    button.current?.focus()
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
      <DropArea labelledBy={name} onFile={selectFile} toFile={toFile}>
        {address !== '' && (
          <Box sx={{ minWidth: 0 }}>
            <View address={address} label={t(label)} />
          </Box>
        )}
        <QueueStatus queue={queue} onRemoved={thenFocus(clearError)} />
        <Stack direction="row" flexWrap="wrap" alignItems="center" gap={1}>
          <FileButton
            text={t(address === '' ? labels.choose : labels.replace)}
            accept={accept}
            disabled={disabled}
            focusRef={focusRef}
            describedBy={`${name}${fieldState.error ? ` ${problem}` : ''}`}
            onFile={selectFile}
            {...(Chooser && { onPress: () => setChoosing(true) })}
          />
          {address !== '' && (
            <Button size="small" disabled={disabled} onClick={thenFocus(remove)}>
              {t(labels.remove)}
            </Button>
          )}
          <Typography variant="body2" color="text.secondary" sx={{ display: { xs: 'none', md: 'block' } }}>
            {t('or drop or paste a file')}
          </Typography>
        </Stack>
      </DropArea>
      {Chooser && choosing && (
        <ChunkBoundary>
          <Chooser
            onChoose={(chosen) => {
              choose(chosen)
              setChoosing(false)
            }}
            onClose={() => setChoosing(false)}
          />
        </ChunkBoundary>
      )}
      <FormHelperText id={problem} sx={{ mx: 0 }}>
        {fieldState.error?.message ? <ValidationError error={fieldState.error.message} /> : helperText}
      </FormHelperText>
    </FormControl>
  )
}

/** Form value of an upload, and its changes. */
const useUploadField = ({ source, disabled, validate, send, refuse }: Props) => {
  const { setValue, clearErrors } = useFormContext()
  const setAddress = (chosen: string) => {
    setValue(source, chosen, { shouldDirty: true, shouldTouch: true })
    clearErrors(source)
  }
  const queue = useUploadQueue({
    send,
    refuse,
    onIdle: ({ uploads: [upload] }) => {
      if (upload?.result !== undefined) setAddress(upload.result)
    },
  })
  const isSending = useUploads(queue).uploads.some(isActive)
  const { field, fieldState, isRequired } = useInput({
    source,
    disabled,
    validate: [...validate, () => (isSending ? basicMessages.uploading : undefined)],
  })
  return {
    queue,
    selectFile: (file: File | undefined) => {
      if (!file || disabled) return
      queue.clear()
      queue.send([file])
    },
    choose: (chosen: string) => {
      queue.clear()
      setAddress(chosen)
    },
    remove: () => field.onChange(null),
    address: typeof field.value === 'string' ? field.value : '',
    field,
    fieldState,
    isRequired,
    /** Clears the error that an upload was still running. */
    clearError: () => clearErrors(source),
  }
}

/** Button that opens a file dialog. */
const FileButton = ({
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
