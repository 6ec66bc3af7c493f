import { basicMessages } from '@kampana/shared/messages/basic-messages'
import { Box, Button, FormControl, FormHelperText, Stack, Typography, useForkRef } from '@mui/material'
import { useId, useRef, useState, type ComponentType, type Ref } from 'react'
import { useInput, useTranslate, ValidationError } from 'react-admin'
import { useFormContext } from 'react-hook-form'
import { ChunkBoundary } from '../../chunks/chunk-boundary.tsx'
import type { ControlProps } from '../kinds/kind.ts'
import { DropArea } from './drop-area.tsx'
import { FileButton } from './file-button.tsx'
import { UploadProgressBar } from './upload-progress-bar.tsx'
import { useUpload, type Send } from './use-upload.ts'

interface Props extends ControlProps {
  /** The labels of its buttons. */
  labels: Readonly<Record<'choose' | 'replace' | 'remove', string>>
  /** The types that the browser offers (`accept` of a file input). */
  accept: string
  send: Send
  /** An error for files that aren't uploaded; undefined for all others. */
  validateFile?: (file: File) => string | undefined
  /** The file that a pasted text is, where texts can be files. */
  toFile?: (text: string) => File | undefined
  /** Shows the uploaded file. */
  View: ComponentType<{ address: string; label: string }>
  /** Opens instead of the browser's own dialog, where there is more to choose from than files. */
  Chooser?: ComponentType<ChooserProps> | undefined
}

/** A dialog whose answer is the address of a file that the server has. */
export interface ChooserProps {
  onChoose: (address: string) => void
  onClose: () => void
}

/** A file of which the form keeps the address: chosen, dropped or pasted, then shown, replaced or taken away. */
export const UploadInput = (props: Props) => {
  const { label, disabled, labels, accept, toFile, View, Chooser, helperText = ' ' } = props
  const t = useTranslate()
  const { upload, cancel, selectFile, setAddress, remove, address, field, fieldState, isRequired } =
    useUploadField(props)
  const [name, problem] = [useId(), useId()]
  const button = useRef<HTMLElement>(null)
  const [choosing, setChoosing] = useState(false)
  const focusRef = useForkRef(field.ref as Ref<HTMLElement>, button)
  // The pressed button unmounts and would lose the focus.
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
        {upload && <UploadProgressBar upload={upload} onCancel={thenFocus(cancel)} />}
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
              setAddress(chosen)
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

/** The form's value of an upload, and its changes. */
const useUploadField = ({ source, disabled, validate, send, validateFile }: Props) => {
  const { setValue, clearErrors } = useFormContext()
  const setAddress = (chosen: string) => {
    setValue(source, chosen, { shouldDirty: true, shouldTouch: true })
    clearErrors(source)
  }
  const { upload, start, refuse, cancel } = useUpload(send, setAddress)
  const cancelUpload = () => {
    cancel()
    // The error was that the upload is still running.
    clearErrors(source)
  }
  const isUnderWay = upload !== undefined && upload.problem === undefined
  const { field, fieldState, isRequired } = useInput({
    source,
    disabled,
    validate: [...validate, () => (isUnderWay ? basicMessages.uploading : undefined)],
  })
  const address = typeof field.value === 'string' ? field.value : ''
  const selectFile = (file: File | undefined) => {
    if (!file || disabled) return
    const reason = validateFile?.(file)
    if (reason === undefined) start(file)
    else refuse(file.name, reason)
  }
  const remove = () => field.onChange(null)
  return {
    upload,
    cancel: cancelUpload,
    selectFile,
    setAddress,
    remove,
    address,
    field,
    fieldState,
    isRequired,
  }
}
