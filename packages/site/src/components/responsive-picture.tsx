import { describePicture, type PictureProps } from '@kampana/engine-site/body/describe-picture'

/** A responsive image (AVIF or WebP), cropped around its focal point, with the dimensions that prevent layout shifts. */
export const ResponsivePicture = (props: PictureProps) => {
  const { image, source, position } = describePicture(props)
  const shown = <img {...image} alt={props.alt} style={position ? { objectPosition: position } : undefined} />
  return source ? (
    <picture>
      <source {...source} />
      {shown}
    </picture>
  ) : (
    shown
  )
}
