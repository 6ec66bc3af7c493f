/** The path of the list of monographs, beneath which each has its page. It stands apart from their declaration, which visitors don't load. */
export const researchPath = '/student-services/research'
