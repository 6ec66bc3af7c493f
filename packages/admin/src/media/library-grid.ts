/** Grid of the library's tiles; phones have two in a row. */
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

/** Frame of a tile. */
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

/** Mark of a selected tile. */
export const selectedMark = {
  position: 'absolute',
  top: 8,
  right: 8,
  backgroundColor: 'background.paper',
  borderRadius: '50%',
}
