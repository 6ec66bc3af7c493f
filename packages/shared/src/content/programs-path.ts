/** The page that finds programs, beneath which each has its own. */
export const programsPath = '/academics/programs'
