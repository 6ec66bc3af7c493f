/** The text of a content page. The HTML was made at build time from the college's own files, so it is trusted. */
export const Prose = ({ html }: { html: string }) => (
  <div className="prose written" dangerouslySetInnerHTML={{ __html: html }} />
)
