/** Styles of facts, verses, timelines, outlines and values, shared by the editor and the rendered body. */
export const blockStyle = {
  '& dl': { my: 2, borderTop: 1, borderColor: 'divider' },
  '& dl > div': {
    display: 'grid',
    gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '13rem minmax(0, 1fr)' },
    columnGap: 3,
    py: 1,
    borderBottom: 1,
    borderColor: 'divider',
    overflowWrap: 'anywhere',
  },
  '& dt': { gridRow: { sm: '1 / span 20' }, fontWeight: 600 },
  '& dd': { gridColumn: { sm: 2 }, m: 0 },
  '& [data-verse]': { my: 2, pl: 2.5, borderLeft: '3px solid', borderColor: 'divider' },
  '& [data-verse] p': { my: 0 },
  '& [data-verse] p + p': { mt: 1.5 },
  '& [data-refrain]': { pl: 3, fontStyle: 'italic' },
  '& ul[data-look=timeline]': {
    pl: 2.5,
    listStyle: 'none',
    borderLeft: '3px solid',
    borderColor: 'primary.main',
  },
  '& ul[data-look=outline] ul': { borderLeft: 1, borderColor: 'divider' },
  '& [data-value]': { px: 0.5, borderRadius: '4px', backgroundColor: 'action.selected' },
  '& kbd': { px: 0.5, border: 1, borderColor: 'divider', borderRadius: '3px', fontSize: '0.875em' },
} as const
