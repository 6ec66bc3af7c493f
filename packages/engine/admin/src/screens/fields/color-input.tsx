import { completeColor, isColor } from '@kampana/engine-declare/colors/complete-color'
import { contrastRatio } from '@kampana/engine-declare/colors/oklch'
import { minContrast } from '@kampana/engine-declare/colors/text-contrast'
import type { ColorField } from '@kampana/engine-declare/kinds/index'
import { colorMessages } from '@kampana/engine-declare/messages/color-messages'
import { Box } from '@mui/material'
import { TextInput, useTranslate } from 'react-admin'
import { useFormContext, useWatch } from 'react-hook-form'
import { msg } from '../../language/msg.ts'
import type { ControlProps } from '../kinds/kind.ts'
import { useContrastProblem } from './use-contrast-problem.ts'
import { ColorSwatch } from './color-swatch.tsx'

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
