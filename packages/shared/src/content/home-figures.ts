/** Facts that the home page can show as figures, each derived from other records. */
export const homeFigureFacts = {
  board: 'Latest result of a program’s board examination',
  programs: 'Number of college and graduate programs',
  tuition: 'Range of what a semester of college costs',
  aid: 'Share of students who pay less',
} as const
export type HomeFigureFact = keyof typeof homeFigureFacts

/** Temporary headings of a panel on the home page. */
export const quickLinkHeadings = { enrollment: 'The last day of enrollment' } as const
export type QuickLinkHeading = keyof typeof quickLinkHeadings
