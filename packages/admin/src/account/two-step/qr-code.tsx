import { useTranslate } from 'react-admin'

/**
 * A QR code that came as an SVG drawing. Only its squares are taken from it, so that nothing else of a server's
 * answer gets into the page; dark on light in both themes, since many cameras read no other.
 */
export const QrCode = ({ svg }: { svg: string }) => {
  const t = useTranslate()
  const drawing = new DOMParser().parseFromString(svg, 'image/svg+xml')
  const paths = [...drawing.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '')
  return (
    <svg
      role="img"
      aria-label={t('QR code for authenticator app')}
      viewBox={drawing.documentElement.getAttribute('viewBox') ?? '0 0 100 100'}
      shapeRendering="crispEdges"
      style={{ width: 208, padding: 12, borderRadius: 8, backgroundColor: '#ffffff' }}
    >
      {paths.map((path) => (
        <path key={path} d={path} fill="#000000" />
      ))}
    </svg>
  )
}
