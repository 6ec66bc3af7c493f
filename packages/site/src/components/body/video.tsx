import { parseVideo } from '@kampana/shared/rich-text/video'
import { EmbedFrame } from '../embed-panel.tsx'

/** A video of another site, of which nothing is loaded before the visitor asks, and a plain link to it. */
export const Video = ({ href, title }: { href: string; title?: string | undefined }) => {
  const video = parseVideo(href)
  if (!video) return null
  return (
    <figure className="video">
      <EmbedFrame frame={video.frame} title={title || `Video at ${video.site}`} action="Play the video" />
      <figcaption>
        {title && `${title} `}
        <a href={video.href}>Watch it at {video.site}</a>
      </figcaption>
    </figure>
  )
}
