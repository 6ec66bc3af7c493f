import { completeColor, isColor } from '@kampana/engine-declare/colors/complete-color'
import { contrastRatio } from '@kampana/engine-declare/colors/oklch'
import { minContrast } from '@kampana/engine-declare/colors/text-contrast'
import type { ColorField } from '@kampana/engine-declare/kinds/index'
import { colorMessages } from '@kampana/engine-declare/messages/color-messages'
import { Box, InputAdornment } from '@mui/material'
import { TextInput, useTranslate, useResourceContext } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { msg } from '../../language/msg.ts'
import type { ControlProps } from '../kinds/kind.ts'
import { findResource } from '@kampana/engine-declare/registry/all-resources'
import { useEffect } from 'react'

/** Color picker and text input, with a hint if text on the color is hard to read. */
export const ColorInput = ({
  field,
  validate,
  label,
  source,
  helperText,
  ...props
}: ControlProps & { field: ColorField }) => {
  const t = useTranslate()
  const { getValues, setValue } = useFormContext()
  // Completes the value while the person types. A preview that appeared only on blur would move the control being clicked.
  const value = completeColor(String(useWatch({ name: source }) ?? ''))
  const write = (color: string) => setValue(source, color, { shouldDirty: true, shouldTouch: true })
  const { contrastWith } = field
  const problem = useContrastProblem(source)
  return (
    <TextInput
      {...props}
      source={source}
      label={label}
      validate={[...validate, colorCheck(label)]}
      helperText={
        <>
          {problem !== undefined && (
            <Box component="span" sx={{ display: 'block', color: 'error.main' }}>
              {t(problem)}
            </Box>
          )}
          {contrastWith !== undefined && isColor(value) && (
            <Box component="span" sx={{ display: 'block' }}>
              {describeContrast(value, contrastWith, t)}
            </Box>
          )}
          {helperText ?? ' '}
        </>
      }
      onBlur={() => {
        const typed = String(getValues(source) ?? '')
        if (completeColor(typed) !== typed) write(completeColor(typed))
      }}
      slotProps={{
        htmlInput: { maxLength: 9, autoCapitalize: 'none', spellCheck: false },
        input: {
          startAdornment: (
            <ColorSwatch label={t(label)} value={value} disabled={props.disabled} onChoose={write} />
          ),
        },
      }}
    />
  )
}

const colorCheck = (label: string) => (value: unknown) =>
  typeof value !== 'string' || value === '' || isColor(completeColor(value))
    ? undefined
    : colorMessages.syntax(label)

const hex = { white: '#ffffff', black: '#000000' }
const names = { white: msg('white'), black: msg('black') }

const describeContrast = (
  color: string,
  other: 'white' | 'black',
  t: (text: string, values?: object) => string,
): string => {
  const contrast = contrastRatio(color, hex[other])
  const values = {
    color: t(names[other]),
    ratio: (Math.floor(contrast * 10) / 10).toFixed(1),
    least: minContrast,
  }
  return contrast >= minContrast
    ? t('Contrast with %{color}: %{ratio}. Text is easy to read.', values)
    : t(
        'Contrast with %{color}: %{ratio}. Text needs at least %{least}. Choose a darker or lighter color.',
        values,
      )
}

/**
 * Contrast error between a color and the others of its record, updated while any of them is edited. After a failed submit, the
 * input's own error updates as well.
 */
const useContrastProblem = (source: string): string | undefined => {
  const { fields, check } = findResource(useResourceContext()!)
  const { control, getFieldState, getValues, trigger } = useFormContext()
  const colors = Object.keys(fields).filter((name) => fields[name]?.kind === 'color')
  useWatch({ control, name: colors, disabled: !check })
  const problem = check?.(getValues())[source]
  const isRefused = getFieldState(source).invalid
  useEffect(() => {
    if (isRefused) void trigger(source)
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [problem])
  return isRefused ? undefined : problem
}

interface Props {
  /** Translated label of the color. */
  label: string
  value: string
  disabled: boolean
  onChoose: (color: string) => void
}

/** The browser's color picker, beside a text input for the color. */
const ColorSwatch = ({ label, value, disabled, onChoose }: Props) => {
  const t = useTranslate()
  return (
    <InputAdornment position="start">
      <Box
        component="input"
        type="color"
        aria-label={t('Choose %{name}', { name: label })}
        value={isColor(value) ? value : '#000000'}
        disabled={disabled}
        onChange={({ target }) => onChoose(target.value)}
        sx={swatch}
      />
    </InputAdornment>
  )
}

const swatch = { width: 28, height: 28, p: 0, border: 0, bgcolor: 'transparent', cursor: 'pointer' }
