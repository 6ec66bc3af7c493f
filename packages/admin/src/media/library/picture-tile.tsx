import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { Box, Checkbox, Typography } from '@mui/material'
import type { KeyboardEvent } from 'react'
import { Link, useCreatePath, useTranslate } from 'react-admin'
import { formatDay } from '@kampana/engine-admin/format/format'
import { tileFrame } from '../library-grid.ts'
import { lastDayToPutBack } from '../put-back.ts'
import { PictureName } from '../picture-name.tsx'
import { Thumbnail } from '../thumbnail.tsx'
import { soon } from './views.ts'

interface Props {
  picture: LibraryPicture
  selected: boolean
  /** True if Tab moves the focus to it. */
  isEntry: boolean
  onFocus: () => void
  onToggle: () => void
}

/** Image with a link to its page and a checkbox that selects it. Space also selects it. */
export const PictureTile = ({ picture, selected, isEntry, onFocus, onToggle }: Props) => {
  const t = useTranslate()
  const createPath = useCreatePath()
  const { id, src, description, focal_x: x, focal_y: y } = picture
  const name = description || t('No description yet')
  const note = useNote(picture)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== ' ') return
    event.preventDefault()
    onToggle()
  }
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <Box
        component={Link}
        data-picture
        to={createPath({ resource: 'pictures', type: 'show', id })}
        aria-label={name}
        tabIndex={isEntry ? 0 : -1}
        onFocus={onFocus}
        onKeyDown={onKeyDown}
        sx={tileFrame(selected)}
      >
        <Thumbnail src={src} alt="" focal={{ x, y }} />
      </Box>
      <Checkbox
        checked={selected}
        tabIndex={-1}
        onChange={onToggle}
        slotProps={{ input: { 'aria-label': t('Select: %{name}', { name }) } }}
        sx={box}
      />
      <PictureName description={description} />
      {note !== undefined && (
        <Typography variant="body2" color="text.secondary" sx={{ fontSize: '0.8125rem' }}>
          {note}
        </Typography>
      )}
    </Box>
  )
}

/** Status of an image that people must know first. */
const useNote = ({ status, taken_down_at, consent_until }: LibraryPicture): string | undefined => {
  const t = useTranslate()
  if (status === 'taken-down')
    return taken_down_at === null
      ? t('Taken down')
      : t('Restorable until %{day}', { day: formatDay(lastDayToPutBack(taken_down_at)) })
  if (consent_until !== null && consent_until <= soon())
    return t('Consent until %{day}', { day: formatDay(consent_until) })
  return undefined
}

/** Has a background, so that it is visible on any image. */
const box = {
  position: 'absolute',
  top: 6,
  left: 6,
  p: 0.75,
  borderRadius: 1,
  backgroundColor: 'background.paper',
  '&:hover': { backgroundColor: 'background.paper' },
}
