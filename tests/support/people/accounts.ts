/** The password of every test account. */
export const password = 'the bell rings at seven'
/** The first account of a college. */
export const administrator = { username: 'admin', password }
/** The key of a prepared college (server/ready-database.ts). */
export const collegeKey = 'a key of a college for its tests that is long enough'
