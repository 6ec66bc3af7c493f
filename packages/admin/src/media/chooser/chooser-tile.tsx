import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { Box, ButtonBase } from '@mui/material'
import { useTranslate } from 'react-admin'
import { selectedMark, tileFrame } from '../library-grid.ts'
import { PictureName } from '../picture-name.tsx'
import { Thumbnail } from '../thumbnail.tsx'

interface Props {
  picture: LibraryPicture
  /** Position among the marked images, from 0; -1 if it isn't marked, undefined if only one can be chosen. */
  position: number | undefined
  onPick: () => void
}

/** Image that is chosen with a click. */
export const ChooserTile = ({ picture, position, onPick }: Props) => {
  const t = useTranslate()
  const { src, description, focal_x: x, focal_y: y } = picture
  const isMarked = position !== undefined && position >= 0
  const name = description || t('No description yet')
  return (
    <Box component="li" sx={{ position: 'relative', minWidth: 0 }}>
      <ButtonBase
        data-picture
        aria-label={name}
        {...(position !== undefined && { 'aria-pressed': isMarked })}
        onClick={onPick}
        sx={tileFrame(isMarked)}
      >
        <Thumbnail src={src} alt="" focal={{ x, y }} />
        {isMarked && (
          <Box component="span" sx={{ ...selectedMark, ...number }}>
            {position + 1}
          </Box>
        )}
      </ButtonBase>
      <PictureName description={description} />
    </Box>
  )
}

/** Shows the order in which marked images are inserted. */
const number = {
  minWidth: 28,
  lineHeight: '28px',
  borderRadius: 14,
  fontWeight: 600,
  color: 'primary.contrastText',
  backgroundColor: 'primary.main',
}
