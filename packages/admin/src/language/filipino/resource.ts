export const resource = {}
