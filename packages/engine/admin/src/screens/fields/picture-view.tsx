import { parsePicture } from '@kampana/engine-declare/media/picture'
import { imageSources } from '../../url/resolve-url.ts'

interface Props {
  src: string
  alt: string
  /** In pixels. The width follows from it. */
  height: number
}

/** Image at this height, in the smallest rendition that suffices. */
export const PictureView = ({ src, alt, height }: Props) => {
  const picture = parsePicture(src)
  return (
    <img
      {...imageSources(src)}
      {...(picture && { sizes: `${Math.round((height * picture.width) / picture.height)}px` })}
      alt={alt}
      loading="lazy"
      style={{ height, maxWidth: '100%', objectFit: 'cover', borderRadius: 2 }}
    />
  )
}
