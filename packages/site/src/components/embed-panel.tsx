import { useState } from 'react'

interface EmbedPanelProps {
  kind: 'video' | 'feed' | 'map'
  title: string
  text: string
  frame: string
  href: string
  label: string
  action: string
  /** What is seen in its place before. */
  still?: { picture: string; avif?: string | undefined; alt: string; width: number; height: number }
}

/** Something from another site, fetched only once the visitor asks for it; a plain link stands beneath. */
export const EmbedPanel = ({ kind, title, text, frame, href, label, action, still }: EmbedPanelProps) => {
  const [asked, setAsked] = useState(false)
  return (
    <section className={`panel panel-${kind}`}>
      <h2>{title}</h2>
      <p>{text}</p>
      <div className="panel-frame">
        {asked ? (
          <iframe
            src={frame}
            title={title}
            allow="fullscreen; picture-in-picture"
            sandbox={sandboxPermissions}
            ref={focusFrame}
          />
        ) : (
          <>
            {still && <Poster {...still} />}
            <button type="button" className="panel-ask" onClick={() => setAsked(true)}>
              {action}
              <small>It comes from {new URL(frame).hostname.replace(/^www\./, '')}</small>
            </button>
          </>
        )}
      </div>
      <p className="panel-link">
        <a href={href}>{label}</a>
      </p>
    </section>
  )
}

const Poster = ({ picture, avif, alt, width, height }: NonNullable<EmbedPanelProps['still']>) => (
  <picture>
    {avif && <source srcSet={avif} type="image/avif" />}
    <img src={picture} alt={alt} width={width} height={height} loading="lazy" />
  </picture>
)

/** The button that was pressed is gone: who works by the keyboard goes on in what it brought. */
const focusFrame = (frame: HTMLIFrameElement | null): void => frame?.focus()

/** Scripts and their own origin's storage, which players need; nothing of ours, since the frame is another origin's. */
const sandboxPermissions = 'allow-scripts allow-same-origin allow-popups allow-presentation'
