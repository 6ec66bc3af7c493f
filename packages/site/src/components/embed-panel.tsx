import { frameOrigin } from '@kampana/engine-declare/text/frame-origin'
import { useState } from 'react'
import { frameFeatures, frameSandbox } from './frame-permissions.ts'

interface EmbedPanelProps<K extends string> {
  kind: K
  /** Record with the panel's fields, whose names begin with its kind. */
  record: Readonly<Record<`${K}_${'title' | 'text' | 'frame' | 'href' | 'label'}`, string>>
  action: string
  /** Shown until the frame is loaded. */
  poster?: { picture: string; avif?: string | undefined; alt: string; width: number; height: number }
}

/**
 * An iframe of another site, loaded only on request, and a plain link. If no frame may have the address, only the link is
 * shown.
 */
export const EmbedPanel = <K extends 'video' | 'feed' | 'map'>({
  kind,
  record,
  ...more
}: EmbedPanelProps<K>) => {
  const [title, frame] = [record[`${kind}_title`], record[`${kind}_frame`]]
  return (
    <section className={`panel panel-${kind}`} id={kind}>
      <h2>{title}</h2>
      <p>{record[`${kind}_text`]}</p>
      {frameOrigin(frame) !== undefined && <EmbedFrame {...{ title, frame, ...more }} />}
      <p className="panel-link">
        <a href={record[`${kind}_href`]}>{record[`${kind}_label`]}</a>
      </p>
    </section>
  )
}

type EmbedFrameProps = Pick<EmbedPanelProps<string>, 'action' | 'poster'> & { title: string; frame: string }

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

const Poster = ({ picture, avif, alt, width, height }: NonNullable<EmbedFrameProps['poster']>) => (
  <picture>
    {avif && <source srcSet={avif} type="image/avif" />}
    <img src={picture} alt={alt} width={width} height={height} loading="lazy" />
  </picture>
)

/** Moves the focus to the frame, since the pressed button is gone. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus()
