import { frameOrigin } from '@kampana/engine-declare/text/frame-origin'
import { useState } from 'react'
import { frameFeatures, frameSandbox } from './frame-permissions.ts'

interface EmbedPanelProps {
  kind: 'video' | 'feed' | 'map'
  title: string
  text: string
  frame: string
  href: string
  label: string
  action: string
  /** Shown until the frame is loaded. */
  poster?: { picture: string; avif?: string | undefined; alt: string; width: number; height: number }
}

/**
 * An iframe of another site, loaded only on request, and a plain link. If no frame may have the address, only the link is
 * shown.
 */
export const EmbedPanel = ({ kind, text, href, label, ...frame }: EmbedPanelProps) => (
  <section className={`panel panel-${kind}`} id={kind}>
    <h2>{frame.title}</h2>
    <p>{text}</p>
    {frameOrigin(frame.frame) !== undefined && <EmbedFrame {...frame} />}
    <p className="panel-link">
      <a href={href}>{label}</a>
    </p>
  </section>
)

type EmbedFrameProps = Pick<EmbedPanelProps, 'title' | 'frame' | 'action' | 'poster'>

/** An iframe of another site, in place of a button that loads it. */
const EmbedFrame = ({ title, frame, action, poster }: EmbedFrameProps) => {
  const [isRequested, setRequested] = useState(false)
  return (
    <div className="panel-frame">
      {isRequested ? (
        <iframe src={frame} title={title} allow={frameFeatures} sandbox={frameSandbox} ref={focusFrame} />
      ) : (
        <>
          {poster && <Poster {...poster} />}
          <button type="button" className="panel-ask" onClick={() => setRequested(true)}>
            {action}
            <small>Hosted by {new URL(frame).hostname.replace(/^www\./, '')}</small>
          </button>
        </>
      )}
    </div>
  )
}

const Poster = ({ picture, avif, alt, width, height }: NonNullable<EmbedPanelProps['poster']>) => (
  <picture>
    {avif && <source srcSet={avif} type="image/avif" />}
    <img src={picture} alt={alt} width={width} height={height} loading="lazy" />
  </picture>
)

/** Moves the focus to the frame, since the pressed button is gone. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus()
