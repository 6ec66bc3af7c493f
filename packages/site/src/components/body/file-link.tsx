import { formatBytes } from '@kampana/shared/text/format-bytes'
import { resolveServerUrl } from '../../framework/server-url.ts'

interface FileLinkProps {
  href: string
  title: string
  bytes?: number | undefined
}

/** A file to download, with what it is and how large. */
export const FileLink = ({ href, title, bytes }: FileLinkProps) => (
  <p className="file">
    <a href={resolveServerUrl(href)} download>
      {title}{' '}
      <small>
        {[href.split('.').at(-1)?.toUpperCase(), bytes === undefined ? undefined : formatBytes(bytes)]
          .filter(Boolean)
          .join(', ')}
      </small>
    </a>
  </p>
)
