/**
 * Folder of everything that a college owns: COLLEGE_DIR, relative to the repository's root, or the sample college. No other
 * code decides this.
 */
export const collegeDir = (
  root: string,
  { COLLEGE_DIR: folder = 'college' }: { COLLEGE_DIR?: string | undefined },
): string => (folder.startsWith('/') ? folder : `${root}/${folder}`)
