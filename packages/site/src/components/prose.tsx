/**
 * The text of a content page. The HTML was made at build time from the college's own files, so it is trusted. A plain one
 * has no drop cap and takes the size of what surrounds it.
 */
export const Prose = ({ html, plain = false }: { html: string; plain?: boolean }) => (
  <div className={plain ? 'prose' : 'prose written'} dangerouslySetInnerHTML={{ __html: html }} />
)
