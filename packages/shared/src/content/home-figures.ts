/** The facts that the home page can show as figures, each made of other records. */
export const homeFigureFacts = {
  board: 'Latest result of a program’s board examination',
  programs: 'Number of college and graduate programs',
  tuition: 'Range of what a semester of college costs',
  aid: 'Share of students who pay less',
} as const
export type HomeFigureFact = keyof typeof homeFigureFacts

/** What a panel of the home page can have as its heading at times. */
export const quickLinkHeadings = { enrollment: 'The last day of enrollment' } as const
export type QuickLinkHeading = keyof typeof quickLinkHeadings
