/**
 * The folder with all that a college owns: COLLEGE_DIR, counted from the top of the repository, or the sample college.
 * This is the one place that decides it.
 */
export const collegeDir = (
  root: string,
  { COLLEGE_DIR: folder = 'college' }: { COLLEGE_DIR?: string | undefined },
): string => (folder.startsWith('/') ? folder : `${root}/${folder}`)
