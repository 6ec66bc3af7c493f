import { drawingAddress } from './drawings.ts'

/** A break between parts of a page. */
export const Ornament = () => {
  const address = drawingAddress('ornament')
  return address ? (
    <img className="ornament" src={address} width="320" height="40" alt="" loading="lazy" />
  ) : (
    <hr className="ornament-rule" />
  )
}
