import { bodyMessages } from '@kampana/shared/messages/body-messages'
import { videoTitle } from '@kampana/shared/content/page-video'
import { parseVideo } from '@kampana/shared/rich-text/video'
import { escapeAttribute, escapeHtml } from '../../../framework/escape-html.ts'
import { ContentError } from '../../content-error.ts'
import type { Directive } from './directive-value.ts'

/**
 * A video of another site by its address, `::video https://youtu.be/…`, which may end with its percent-encoded title:
 * `#Open%20day`. Nothing of it is loaded before a visitor asks (`components/play-videos.ts`), and without a script there is the
 * plain link.
 */
export const video: Directive = ({ name, file, line }) => {
  const found = parseVideo(name)
  if (!found) throw new ContentError(file, bodyMessages.video, line)
  const title = videoTitle(name)
  const host = new URL(found.frame).hostname.replace(/^www\./, '')
  const ask = `<button type="button" class="panel-ask" data-frame="${escapeAttribute(found.frame)}" title="${escapeAttribute(title || `Video at ${found.site}`)}">Play the video<small>It comes from ${host}</small></button>`
  return `<figure class="video"><div class="panel-frame">${ask}</div><figcaption>${title && `${escapeHtml(title)} `}<a href="${escapeAttribute(found.href)}">Watch it at ${found.site}</a></figcaption></figure>\n`
}
