import type { Crop } from '@kampana/shared/calls/picture-calls'
import { Box } from '@mui/material'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import { useTranslate } from 'react-admin'
import { msg } from '@kampana/engine-admin/language/msg'
import { moveCrop, resizeCrop, type Handle } from './crop-geometry.ts'

interface Props {
  crop: Crop
  /** Width to height as fractions; undefined if both are free. */
  ratio: number | undefined
  onChange: (crop: Crop) => void
}

/**
 * Frame of a crop over its image. The frame and its handles are moved with the pointer or the arrow keys, and further with
 * Shift.
 */
export const CropFrame = ({ crop, ratio, onChange }: Props) => {
  const t = useTranslate()
  const { frame, grip } = useMoves({ crop, ratio, onChange })
  return (
    <Box
      sx={frameStyle}
      style={{
        left: percent(crop.x),
        top: percent(crop.y),
        width: percent(crop.width),
        height: percent(crop.height),
      }}
    >
      <Box
        component="button"
        type="button"
        aria-label={t('Crop area. Move it with the arrow keys.')}
        {...frame}
        sx={area}
      />
      {handles
        .filter(({ name }) => ratio === undefined || name.length === 2)
        .map(({ name, label }) => (
          <Box
            key={name}
            component="button"
            type="button"
            aria-label={t(label)}
            {...grip(name)}
            sx={handleStyle(name)}
          />
        ))}
    </Box>
  )
}

const handles: readonly { name: Handle; label: string }[] = [
  { name: 'nw', label: msg('Top left corner') },
  { name: 'n', label: msg('Top edge') },
  { name: 'ne', label: msg('Top right corner') },
  { name: 'e', label: msg('Right edge') },
  { name: 'se', label: msg('Bottom right corner') },
  { name: 's', label: msg('Bottom edge') },
  { name: 'sw', label: msg('Bottom left corner') },
  { name: 'w', label: msg('Left edge') },
]

/** Pointer and keyboard handlers of the frame and its handles. */
const useMoves = ({ crop, ratio, onChange }: Props) => {
  const drag = useRef<{ x: number; y: number; crop: Crop }>(undefined)
  const listeners = (apply: (from: Crop, dx: number, dy: number) => Crop) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId)
      drag.current = { x: event.clientX, y: event.clientY, crop }
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const size = event.currentTarget.parentElement?.parentElement?.getBoundingClientRect()
      if (!drag.current || !size) return
      const { x, y, crop: from } = drag.current
      onChange(apply(from, (event.clientX - x) / size.width, (event.clientY - y) / size.height))
    },
    onPointerUp: () => {
      drag.current = undefined
    },
    onPointerCancel: () => {
      drag.current = undefined
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const [dx, dy] = steps[event.key] ?? []
      if (dx === undefined || dy === undefined) return
      event.preventDefault()
      const far = event.shiftKey ? 10 : 1
      onChange(apply(crop, dx * far, dy * far))
    },
  })
  return {
    frame: listeners(moveCrop),
    grip: (handle: Handle) => listeners((from, dx, dy) => resizeCrop(from, handle, dx, dy, ratio)),
  }
}

/** One hundredth of the image. */
const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}

const percent = (share: number): string => `${share * 100}%`

const frameStyle = {
  position: 'absolute',
  outline: '2px solid #fff',
  boxShadow: '0 0 0 3px rgb(0 0 0 / 60%)',
} as const
const bare = { p: 0, border: 0, background: 'none', touchAction: 'none' } as const
const area = { ...bare, position: 'absolute', inset: 0, width: '100%', cursor: 'move' } as const

/** Large enough for a finger; the visible part is smaller. */
const handleStyle = (name: Handle) => ({
  ...bare,
  position: 'absolute',
  width: 36,
  height: 36,
  left: name.includes('w') ? 0 : name.includes('e') ? '100%' : '50%',
  top: name.includes('n') ? 0 : name.includes('s') ? '100%' : '50%',
  transform: 'translate(-50%, -50%)',
  cursor: `${name}-resize`,
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: 11,
    borderRadius: '2px',
    border: '1px solid rgb(0 0 0 / 60%)',
    backgroundColor: '#fff',
  },
})
