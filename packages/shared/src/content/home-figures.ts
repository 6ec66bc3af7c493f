/** Facts that the home page can show as figures, each derived from other records. */
export const homeFigureFacts = {
  board: 'Latest board examination result',
  programs: 'Number of college and graduate programs',
  tuition: 'College fee range per semester',
  aid: 'Share of students with reduced fees',
} as const
export type HomeFigureFact = keyof typeof homeFigureFacts

/** Temporary headings of a panel on the home page. */
export const quickLinkHeadings = { enrollment: 'Enrollment deadline' } as const
export type QuickLinkHeading = keyof typeof quickLinkHeadings
