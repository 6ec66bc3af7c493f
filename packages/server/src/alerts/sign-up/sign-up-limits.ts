/** A school's network or a mobile carrier is one address for many families. */
export const addressLimit = { name: 'alert sign-ups', max: 60, seconds: 10 * 60 }
/** Of the whole college, so that its letters aren't taken for spam. */
export const collegeLimit = { name: 'alert sign-ups of all', max: 300, seconds: 10 * 60, key: 'college' }
