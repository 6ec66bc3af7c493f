/** Everybody in the tests has this password. */
export const password = 'the bell rings at seven'
/** Who a college starts with. */
export const administrator = { username: 'admin', password }
/** The key of a college that is opened ready (server/ready-database.ts). */
export const collegeKey = 'a key of a college for its tests that is long enough'
