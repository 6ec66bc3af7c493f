import ipaddr from 'ipaddr.js'

/** Whether an IP address is one of the internet, and of no private network, this machine or a group. */
export const isPublic = (address: string): boolean => ipaddr.process(address).range() === 'unicast'
