/** Styles of deleted and inserted text, which differ not only by color (WCAG 1.4.1). */
export const diffMarks = {
  del: { color: 'error.main', textDecoration: 'line-through' },
  ins: { color: 'success.main', textDecoration: 'underline', fontWeight: 600 },
}
