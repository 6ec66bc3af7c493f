import { useTranslate } from 'react-admin'
import { msg } from '../../language/msg.ts'
import { Box, Button, Popover } from '@mui/material'
import { blue, green, grey, orange, purple, red, yellow } from '@mui/material/colors'
import type { KeyboardEvent } from 'react'

const hues = [
  [msg('Gray'), grey],
  [msg('Red'), red],
  [msg('Orange'), orange],
  [msg('Yellow'), yellow],
  [msg('Green'), green],
  [msg('Blue'), blue],
  [msg('Purple'), purple],
] as const
const shades = [
  [900, msg('darkest')],
  [700, msg('dark')],
  [500, msg('medium')],
  [300, msg('light')],
  [100, msg('lightest')],
] as const
const columns = hues.length

interface Props {
  label: string
  anchor: HTMLElement
  chosen: string | undefined
  onChoose: (color: string | undefined) => void
  onClose: () => void
}

/** Grid of colors for mouse and keyboard (arrow keys and Enter). */
export const ColorPalette = ({ label, anchor, chosen, onChoose, onClose }: Props) => {
  const t = useTranslate()
  return (
    <Popover
      open
      anchorEl={anchor}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={onClose}
      slotProps={{ paper: { role: 'dialog', 'aria-label': label, sx: { p: 1.5 } } }}
    >
      <Box sx={grid} onKeyDown={moveFocus}>
        {shades.flatMap(([shade, tone]) =>
          hues.map(([hue, tones]) => (
            <Box
              key={`${hue} ${shade}`}
              component="button"
              type="button"
              aria-label={`${t(hue)}, ${t(tone)}`}
              title={`${t(hue)}, ${t(tone)}`}
              aria-pressed={chosen === tones[shade]}
              // The palette takes focus, since keyboard users also open it.
              // oxlint-disable-next-line jsx-a11y/no-autofocus
              autoFocus={hue === 'Gray' && shade === 900}
              onClick={() => onChoose(tones[shade])}
              sx={{ ...cell, backgroundColor: tones[shade] }}
            />
          )),
        )}
      </Box>
      <Button size="small" fullWidth sx={{ mt: 1 }} onClick={() => onChoose(undefined)}>
        {t('None')}
      </Button>
    </Popover>
  )
}

const steps: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowDown: columns,
  ArrowUp: -columns,
}
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = steps[event.key]
  if (step === undefined) return
  event.preventDefault()
  const cells = [...event.currentTarget.querySelectorAll('button')]
  cells[cells.findIndex((cell) => cell === event.target) + step]?.focus()
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
