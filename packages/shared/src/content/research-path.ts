/** Path of the list of monographs, and parent of their pages. Separate from their declaration, which visitors don't load. */
export const researchPath = '/student-services/research'
