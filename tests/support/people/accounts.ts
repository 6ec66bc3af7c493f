/** Everybody in the tests has this password. */
export const password = 'the bell rings at seven'
/** Who a college starts with. */
export const administrator = { username: 'admin', password }
