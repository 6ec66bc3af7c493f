import { Alert, Box, Button, FormHelperText, Typography } from '@mui/material'
import { useId, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { errorMessage } from '../../error-message.ts'
import { msg } from '../../language/msg.ts'
import type { FileEditorProps } from '../file-editor.ts'
import { DrawingPreview } from '../../crud/drawing/drawing-preview.tsx'
import { readDrawing } from '../../crud/drawing/read-drawing.ts'

const seal = 'seal.svg'
const plainSeal = 'seal-mono.svg'

/** A drawing of the college, above all its seal: as it looks, and another by upload. */
export const DrawingEditor = ({ path, text, onChange, changeFile, faults, isReadOnly }: FileEditorProps) => {
  const t = useTranslate()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string>()
  const choose = async (file: File) => {
    try {
      const { coloured, plain } = await readDrawing(file)
      setProblem(undefined)
      onChange(path === plainSeal && !isInOneColour(coloured) ? plain : coloured)
      if (path === seal) changeFile(plainSeal, plain)
    } catch (error) {
      setProblem(errorMessage(error))
    }
  }
  const problems = [...(problem === undefined ? [] : [problem]), ...faults.map((fault) => fault.text)]
  return (
    <Box sx={{ display: 'grid', gap: 2, justifyItems: 'start' }}>
      <DrawingPreview svg={text} alt={t('The drawing as it is now')} size={240} />
      {!isReadOnly && (
        <div>
          <Button variant="outlined" aria-describedby={`${id}-help`} onClick={() => input.current?.click()}>
            {t('Choose another drawing')}
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".svg,image/svg+xml,image/png,image/jpeg,image/webp"
            aria-label={t('Drawing file')}
            onChange={({ target }) => {
              if (target.files?.[0]) void choose(target.files[0])
              // The same file may be chosen again after a failure.
              target.value = ''
            }}
          />
          <FormHelperText id={`${id}-help`} component="p">
            {t('An SVG file is sharpest; a PNG with a transparent ground does, too.')}
          </FormHelperText>
        </div>
      )}
      {problems.map((each) => (
        <Alert key={each} severity="error">
          {t(each)}
        </Alert>
      ))}
      {uses[path] !== undefined && (
        <Typography color="text.secondary" sx={{ maxWidth: '60ch' }}>
          {t(uses[path])}
        </Typography>
      )}
    </Box>
  )
}

const uses: Readonly<Partial<Record<string, string>>> = {
  [seal]: msg(
    'It stands at the head and foot of every page, in the browser’s tab, on home screens and on cards of shared links. The seal in one colour is made anew from it.',
  ),
  [plainSeal]: msg(
    'Cards of shared links show it large and faint behind the title, in the colour of their lines.',
  ),
}

/** Whether it has the colour of what surrounds it, as a drawing in one colour must. */
const isInOneColour = (svg: string): boolean => svg.includes('currentColor')
