/** What went and what came. WCAG 1.4.1: a mark doesn't differ by color alone. */
export const diffMarks = {
  del: { color: 'error.main', textDecoration: 'line-through' },
  ins: { color: 'success.main', textDecoration: 'underline', fontWeight: 600 },
}
