import { describePicture, type PictureProps } from '../body/describe-picture.ts'

/** A responsive picture as AVIF or WebP, with its dimensions, which prevent layout shifts, and cut around its focal point. */
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
