/** Today as a calendar day where the person is. Canadian English happens to write days as the wire does. */
export const today = (): string => new Date().toLocaleDateString('en-CA')
