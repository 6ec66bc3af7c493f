import { svgDataUrl } from '@kampana/engine-declare/media/svg-data-url'
import { Box } from '@mui/material'

interface Props {
  svg: string
  alt: string
  /** In pixels. */
  size: number
}

/**
 * Vector image on a light and on a dark background. As an `img` it runs no scripts, even if another back end has validated
 * nothing.
 */
export const DrawingPreview = ({ svg, alt, size }: Props) => (
  <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
    {grounds.map(({ ground, ink }, index) => (
      <Box
        key={ground}
        component="img"
        // The second image has no extra information for screen readers.
        alt={index === 0 ? alt : ''}
        src={svgDataUrl(withInk(svg, ink))}
        style={{ width: size, height: size, backgroundColor: ground }}
        sx={frame}
      />
    ))}
  </Box>
)

const grounds = [
  { ground: '#ffffff', ink: '#1f1f1f' },
  { ground: '#1f1f1f', ink: '#f2f2f2' },
]

/** Sets the color for `currentColor`, which is black in an image. */
const withInk = (svg: string, ink: string): string =>
  /<svg[^>]*\scolor=/.test(svg) ? svg : svg.replace(/<svg(?=[\s>])/, `<svg color="${ink}"`)

const frame = {
  maxWidth: '100%',
  objectFit: 'contain',
  p: 1,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
}
