import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { Box, Typography } from '@mui/material'
import { useId, useState } from 'react'
import { useListContext, useTranslate } from 'react-admin'
import { onGridKeys } from '../../layout/grid-keys.ts'
import { visuallyHidden } from '@kampana/engine-admin/page/visually-hidden'
import { libraryGrid } from '../library-grid.ts'
import { PictureTile } from './picture-tile.tsx'

/** Grid of images. Tab focuses one of them, and the arrow keys move to the others. */
export const PictureGrid = ({ pictures }: { pictures: readonly LibraryPicture[] }) => {
  const t = useTranslate()
  const hint = useId()
  const { selectedIds, onToggleItem } = useListContext<LibraryPicture>()
  const [focused, setFocused] = useState<number>()
  const entry = pictures.some(({ id }) => id === focused) ? focused : pictures[0]?.id
  return (
    <>
      <Typography id={hint} sx={visuallyHidden}>
        {t('Use the arrow keys to move, Enter to open and Space to select.')}
      </Typography>
      <Box component="ul" sx={libraryGrid} aria-describedby={hint} onKeyDown={onGridKeys}>
        {pictures.map((picture) => (
          <PictureTile
            key={picture.id}
            picture={picture}
            selected={selectedIds.includes(picture.id)}
            isEntry={picture.id === entry}
            onFocus={() => setFocused(picture.id)}
            onToggle={() => onToggleItem(picture.id)}
          />
        ))}
      </Box>
    </>
  )
}
