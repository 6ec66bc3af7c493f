/** The rows of the library's tiles: two in a row on a phone. */
export const libraryGrid = {
  listStyle: 'none',
  p: 0,
  m: 0,
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(auto-fill, minmax(11rem, 1fr))',
  },
}

/** The frame of a tile. */
export const tileFrame = (selected: boolean) => ({
  display: 'block',
  width: '100%',
  borderRadius: 1,
  overflow: 'hidden',
  outline: selected ? '3px solid' : '1px solid',
  outlineColor: selected ? 'primary.main' : 'divider',
  scrollMarginTop: 128,
  '&:focus-visible': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
})

/** The mark of a selected tile. */
export const selectedMark = {
  position: 'absolute',
  top: 8,
  right: 8,
  backgroundColor: 'background.paper',
  borderRadius: '50%',
}
