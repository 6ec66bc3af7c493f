import { useTranslate } from 'react-admin'

/**
 * QR code from an SVG. Only its squares are used, so that no other content of the server's reply gets into the page. It is
 * dark on light in both themes, because many cameras can't read other codes.
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
