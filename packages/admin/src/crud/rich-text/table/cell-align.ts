/** How the words of a table's cell are aligned, the same in updates and pages. */
export const cellAttributes = {
  align: {
    default: null,
    parseHTML: ({ style }: HTMLElement) =>
      /^(left|center|right)$/.test(style.textAlign) ? style.textAlign : null,
    renderHTML: ({ align }: Record<string, unknown>) =>
      typeof align === 'string' ? { style: `text-align: ${align}` } : {},
  },
}
