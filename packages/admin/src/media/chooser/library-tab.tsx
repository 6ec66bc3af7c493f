import type { LibraryPicture } from '@kampana/shared/calls/picture-calls'
import { messages } from '@kampana/shared/messages/messages'
import { Box, Button, DialogActions, DialogContent, TextField, Typography, ButtonBase } from '@mui/material'
import { useState } from 'react'
import { useInfiniteGetList, useTranslate } from 'react-admin'
import { LoadError } from '@kampana/engine-admin/screens/errors/load-error.tsx'
import { onGridKeys } from '../../layout/grid-keys.ts'
import { useDebounced } from '@kampana/engine-admin/use-debounced'
import { libraryGrid, selectedMark, tileFrame } from '../library-grid.ts'
import { PictureName } from '../picture-name.tsx'
import { Thumbnail } from '../thumbnail.tsx'

interface Props {
  hidden: boolean
  multiple: boolean
  onChoose: (pictures: readonly LibraryPicture[]) => void
  onClose: () => void
}

/**
 * Images of the library, newest first, with search by description. A click chooses an image, or marks it if several are
 * allowed.
 */
export const LibraryTab = ({ hidden, multiple, onChoose, onClose }: Props) => {
  const t = useTranslate()
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState<readonly LibraryPicture[]>([])
  const toggle = (picture: LibraryPicture) =>
    setMarked((all) =>
      all.some(({ id }) => id === picture.id) ? all.filter(({ id }) => id !== picture.id) : [...all, picture],
    )
  return (
    <Box role="tabpanel" aria-label={t('Pictures')} hidden={hidden} sx={panel(hidden)}>
      <DialogContent>
        <TextField
          // A dialog takes the focus to its first input.
          // oxlint-disable-next-line jsx-a11y/no-autofocus
          autoFocus
          fullWidth
          size="small"
          type="search"
          label={t('Search by description')}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          sx={{ my: 1.5 }}
        />
        <Found
          words={useDebounced(typed.trim())}
          marked={marked}
          multiple={multiple}
          onPick={(picture) => (multiple ? toggle(picture) : onChoose([picture]))}
        />
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{t('Cancel')}</Button>
        {multiple && (
          <Button variant="contained" disabled={marked.length === 0} onClick={() => onChoose(marked)}>
            {marked.length > 1 ? t('Insert %{count} pictures', { count: marked.length }) : t('Insert')}
          </Button>
        )}
      </DialogActions>
    </Box>
  )
}

interface FoundProps {
  words: string
  marked: readonly LibraryPicture[]
  multiple: boolean
  onPick: (picture: LibraryPicture) => void
}

const Found = ({ words: query, marked, multiple, onPick }: FoundProps) => {
  const t = useTranslate()
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteGetList<LibraryPicture>(
      'pictures',
      {
        filter: { status: 'shown', ...(query !== '' && { q: query }) },
        sort: { field: 'created_at', order: 'DESC' },
        pagination: { page: 1, perPage: 24 },
      },
      { placeholderData: (before) => before },
    )
  const pictures = data?.pages.flatMap((page) => page.data)
  if (error) return <LoadError error={error} onRetry={() => void refetch()} />
  if (!pictures) return null
  if (pictures.length === 0)
    return (
      <Typography
        component="output"
        sx={{ display: 'block', py: 6, textAlign: 'center' }}
        color="text.secondary"
      >
        {query === '' ? t('No pictures yet. Upload your first picture.') : t(messages.noMatches)}
      </Typography>
    )
  return (
    <>
      <Box component="ul" sx={libraryGrid} onKeyDown={onGridKeys}>
        {pictures.map((picture) => (
          <ChooserTile
            key={picture.id}
            picture={picture}
            position={multiple ? marked.findIndex(({ id }) => id === picture.id) : undefined}
            onPick={() => onPick(picture)}
          />
        ))}
      </Box>
      {hasNextPage && (
        <Box sx={{ textAlign: 'center', mt: 2 }}>
          <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('Show more')}
          </Button>
        </Box>
      )}
    </>
  )
}

/** Both panels stay mounted, so that switching between them loses nothing. */
export const panel = (hidden: boolean) => ({
  display: hidden ? 'none' : 'flex',
  flexDirection: 'column',
  flex: 1,
  minHeight: 0,
})

interface ChooserTileProps {
  picture: LibraryPicture
  /** Position among the marked images, from 0; -1 if it isn't marked, undefined if only one can be chosen. */
  position: number | undefined
  onPick: () => void
}

/** Image that is chosen with a click. */
const ChooserTile = ({ picture, position, onPick }: ChooserTileProps) => {
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
