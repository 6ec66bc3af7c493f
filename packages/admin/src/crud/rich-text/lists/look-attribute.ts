/** How a list or table is shown otherwise, one of these ways; null for as usual. */
export const lookAttribute = (looks: readonly string[]) => ({
  look: {
    default: null,
    parseHTML: (element: HTMLElement) => looks.find((look) => look === element.dataset['look']) ?? null,
    renderHTML: ({ look }: Record<string, unknown>) =>
      typeof look === 'string' ? { 'data-look': look } : {},
  },
})
