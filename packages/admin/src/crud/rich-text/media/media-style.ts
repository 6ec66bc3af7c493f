/**
 * Styles of images, galleries, and the boxes of files, videos, buttons and record lists, shared by the editor and the rendered
 * body.
 */
export const mediaStyle = {
  '& figure': { mx: 0, my: 2 },
  '& figure img': { display: 'block', maxHeight: '24rem', maxWidth: '100%', mx: 'auto' },
  '& figcaption': { mt: 0.5, fontSize: '0.875rem', color: 'text.secondary', textAlign: 'center' },
  '& figcaption:not(:has(*)), & figcaption:has(span:empty):has(small:empty)': { display: 'none' },
  '& figure[data-size=small] img': { maxHeight: '12rem', maxWidth: '50%' },
  '& figure[data-size=wide]': { mx: { md: -1 } },
  '& [data-gallery]': {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(8rem, 1fr))',
    gap: 1,
    my: 2,
    p: 1,
    border: 1,
    borderStyle: 'dashed',
    borderColor: 'divider',
    borderRadius: 1,
  },
  '& [data-gallery] figure': { m: 0 },
  '& [data-gallery] figure img': {
    width: '100%',
    maxWidth: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    objectFit: 'cover',
  },
  '& :is([data-file], [data-video], [data-button], [data-records])': {
    my: 1.5,
    px: 1.5,
    py: 1,
    border: 1,
    borderColor: 'divider',
    borderLeft: '3px solid',
    borderLeftColor: 'primary.main',
    borderRadius: '2px',
    cursor: 'default',
    overflowWrap: 'anywhere',
  },
  '& :is([data-file], [data-video], [data-button]) span': { fontWeight: 600 },
  '& :is([data-file], [data-video], [data-button]) small': { color: 'text.secondary' },
  '& [data-video] span::before': { content: '"▶ "' },
} as const
