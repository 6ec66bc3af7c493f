import { isColor } from '@kampana/shared/colors/complete-color'
import { contrastProblem, textPairs } from '@kampana/shared/colors/text-contrast'
import type { Colours } from '@kampana/shared/schema/college-schema'
import { Box, TextField } from '@mui/material'
import { useTranslate } from 'react-admin'
import { ColorSwatch } from '../../../crud/fields/color-swatch.tsx'
import { isRecord } from '../../yaml/yaml-edit.ts'
import { useFieldText, useYamlForm, type ValueProps } from '../form-context.ts'
import { SampleNote } from '../samples/sample-note.tsx'
import { toText } from './text-value.tsx'

/** A colour as a swatch to choose from and as text, with what it would make hard to read. */
export const ColourValue = ({ path, value }: ValueProps) => {
  const { editor } = useYamlForm()
  const { label, help } = useFieldText(path)
  const t = useTranslate()
  const text = toText(value)
  const problems = [
    ...new Set([...editor.findFaults(path), ...contrastProblems(editor.value, path.slice(1))]),
  ]
  const write = (typed: string) => editor.change({ type: 'set', path, value: typed.trim().toLowerCase() })
  return (
    <Box>
      <TextField
        fullWidth
        size="small"
        margin="none"
        label={t(label)}
        value={text}
        disabled={editor.isReadOnly}
        error={problems.length > 0}
        helperText={problems.slice(0, 2).join(' ') || (help && t(help))}
        onChange={({ target }) => write(target.value)}
        slotProps={{
          input: {
            startAdornment: (
              <ColorSwatch label={t(label)} value={text} disabled={editor.isReadOnly} onChoose={write} />
            ),
          },
        }}
      />
      <SampleNote path={path} />
    </Box>
  )
}

/** What the colour at a path of `colours` would make hard to read, by the rule of the reader. */
const contrastProblems = (root: unknown, path: readonly (string | number)[]): string[] => {
  const colours = isRecord(root) ? root['colours'] : undefined
  if (!isColours(colours)) return []
  return textPairs(colours)
    .filter((pair) => pair.path.join('.') === path.join('.'))
    .flatMap(({ text, ground, name }) => contrastProblem(text, ground, name) ?? [])
}

const isColours = (value: unknown): value is Colours =>
  isRecord(value) &&
  isColor(String(value['brand'])) &&
  ['light', 'dark'].every((name) => {
    const theme = value[name]
    return isRecord(theme) && themeColours.every((key) => isColor(String(theme[key])))
  })

const themeColours = ['paper', 'band', 'sheet', 'rule', 'ink', 'quiet', 'accent', 'accentText', 'alert']
