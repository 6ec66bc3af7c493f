/** An address as those see it whose it isn't: `a•••@gmail.com`. */
export const maskAddress = (address: string): string => address.replace(/^(.)[^@]*/u, '$1•••')
