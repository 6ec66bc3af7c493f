/** Page with the list of programs, and parent of their pages. */
export const programsPath = '/academics/programs'
