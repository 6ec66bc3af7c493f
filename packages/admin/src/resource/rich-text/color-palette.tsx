import { Box, Button, Popover } from '@mui/material'
import { blue, green, grey, orange, purple, red, yellow } from '@mui/material/colors'
import type { KeyboardEvent } from 'react'

const hues = {
  Grey: grey,
  Red: red,
  Orange: orange,
  Yellow: yellow,
  Green: green,
  Blue: blue,
  Purple: purple,
}
const shades = [
  [900, 'darkest'],
  [700, 'dark'],
  [500, 'medium'],
  [300, 'light'],
  [100, 'lightest'],
] as const
const columns = Object.keys(hues).length

interface Props {
  label: string
  anchor: HTMLElement
  chosen: string | undefined
  onChoose: (color: string | undefined) => void
  onClose: () => void
}

/** Colours to choose from, with the mouse or with arrow keys and Enter. */
export const ColorPalette = ({ label, anchor, chosen, onChoose, onClose }: Props) => (
  <Popover
    open
    anchorEl={anchor}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
    onClose={onClose}
    slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 1.5 } } }}
  >
    <Box sx={grid} onKeyDown={moveAmong}>
      {shades.flatMap(([shade, tone]) =>
        Object.entries(hues).map(([hue, tones]) => (
          <Box
            key={`${hue} ${shade}`}
            component="button"
            type="button"
            aria-label={`${hue}, ${tone}`}
            title={`${hue}, ${tone}`}
            aria-pressed={chosen === tones[shade]}
            // The palette opens for the keyboard, too, so it begins in it.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus={hue === 'Grey' && shade === 900}
            onClick={() => onChoose(tones[shade])}
            sx={{ ...cell, backgroundColor: tones[shade] }}
          />
        )),
      )}
    </Box>
    <Button size="small" fullWidth sx={{ mt: 1 }} onClick={() => onChoose(undefined)}>
      None
    </Button>
  </Popover>
)

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
}
const moveAmong = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const cells = [...event.currentTarget.querySelectorAll('button')]
  cells[cells.indexOf(event.target as HTMLButtonElement) + step]?.focus()
}

const grid = { display: 'grid', gridTemplateColumns: `repeat(${columns}, 1.75rem)`, gap: 0.5 }
const cell = {
  height: '1.75rem',
  p: 0,
  border: 1,
  borderColor: 'divider',
  borderRadius: 0.5,
  cursor: 'pointer',
  '&[aria-pressed=true], &:focus-visible': { outline: 2, outlineStyle: 'solid', outlineOffset: 1 },
}
