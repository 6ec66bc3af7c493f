import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { Box, Button, FormHelperText, Typography } from '@mui/material'
import { useId, type KeyboardEvent, type MouseEvent } from 'react'
import { useRecordContext, useTranslate } from 'react-admin'
import { useController } from 'react-hook-form'
import type { InputProps } from '@kampana/engine-admin/screens/fields/input-props'
import { imageSources } from '@kampana/engine-admin/url/resolve-url'
import { CutPreviews } from './picture/cut-previews.tsx'

/**
 * Input for the point that stays visible in every crop. It is set by a click or with the arrow keys, and its value is both
 * coordinates.
 */
export const FocalPointInput = ({ disabled = false }: InputProps) => {
  const t = useTranslate()
  const hint = useId()
  const picture = useRecordContext<LibraryPicture>()
  const { point, isMiddle, set } = useFocalPoint()
  if (!picture) return null
  const [x, y] = [point.x ?? 0.5, point.y ?? 0.5]
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // A click by Enter or Space has no coordinates.
    if (disabled || event.detail === 0) return
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set((event.clientX - left) / width, (event.clientY - top) / height)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const [dx, dy] = steps[event.key] ?? []
    if (disabled || dx === undefined || dy === undefined) return
    event.preventDefault()
    const far = event.shiftKey ? 10 : 1
    set(x + dx * far, y + dy * far)
  }
  return (
    <Box sx={{ width: '100%', mb: 2 }}>
      <Typography variant="body2" color="text.secondary" sx={{ mb: 0.5 }}>
        {t('Focal point')}
      </Typography>
      <Box
        component="button"
        type="button"
        aria-label={t('Focal point: %{x}% from the left, %{y}% from the top', {
          x: Math.round(x * 100),
          y: Math.round(y * 100),
        })}
        aria-describedby={hint}
        disabled={disabled}
        onClick={onClick}
        onKeyDown={onKeyDown}
        sx={ground}
      >
        <Box
          component="img"
          {...imageSources(picture.src)}
          sizes="480px"
          alt=""
          draggable={false}
          sx={whole}
        />
        <Box component="span" sx={mark} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
      </Box>
      <FormHelperText id={hint} sx={{ mx: 0 }}>
        {t(
          'Click the most important spot or move the point with the arrow keys. Every crop includes this point.',
        )}
      </FormHelperText>
      <Button size="small" disabled={disabled || isMiddle} onClick={() => set(null, null)} sx={{ mb: 1.5 }}>
        {t('Reset to center')}
      </Button>
      <CutPreviews src={picture.src} focal={point} />
    </Box>
  )
}

/** The form's two fields of a focal point; null is the center. */
const useFocalPoint = () => {
  const { field: left } = useController({ name: 'focal_x' })
  const { field: top } = useController({ name: 'focal_y' })
  const point = { x: toShare(left.value), y: toShare(top.value) }
  const set = (x: number | null, y: number | null) => {
    left.onChange(x === null ? null : round(x))
    top.onChange(y === null ? null : round(y))
  }
  return { point, isMiddle: point.x === null && point.y === null, set }
}

const toShare = (value: unknown): number | null => (typeof value === 'number' ? value : null)

/** Addresses contain it in percent. */
const round = (share: number): number => Math.round(Math.min(Math.max(share, 0), 1) * 100) / 100

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-0.01, 0],
  ArrowRight: [0.01, 0],
  ArrowUp: [0, -0.01],
  ArrowDown: [0, 0.01],
}

/** The second coordinate has no separate input. */
export const NoInput = () => null

const ground = {
  position: 'relative',
  display: 'block',
  width: 'fit-content',
  maxWidth: '100%',
  p: 0,
  border: 0,
  background: 'none',
  cursor: 'crosshair',
}
const whole = { display: 'block', maxWidth: '100%', maxHeight: '45vh', borderRadius: 1 }
const mark = {
  position: 'absolute',
  width: 28,
  height: 28,
  m: '-14px',
  borderRadius: '50%',
  border: '3px solid #fff',
  boxShadow: '0 0 0 2px rgb(0 0 0 / 70%), inset 0 0 0 2px rgb(0 0 0 / 70%)',
  pointerEvents: 'none',
}
