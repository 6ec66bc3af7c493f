/** Careers as rows; also as a plain list, as folders of before have them. */
export const careerRows = (value: unknown): unknown =>
  Array.isArray(value)
    ? value.map((each: unknown) => (typeof each === 'string' ? { career: each } : each))
    : value

/** A curriculum as rows; also as names of years with their subjects, as folders of before have it. */
export const curriculumRows = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.entries(value).map(([year, subjects]) => ({ year, subjects }))
    : value
