import { parsePicture } from '@kampana/shared/media/picture'
import { imageSources } from '../../url/resolve-url.ts'

interface Props {
  src: string
  /** What it is, for those who don't see it. */
  alt: string
  /** In pixels; it is as wide as it has to be, and at most as its place. */
  height: number
}

/** A picture at a certain height, in the size that this takes where the server keeps several. */
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
