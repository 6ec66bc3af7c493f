// Stands for the package `object.entries`, by which react-admin's translations serve browsers older than ours.
module.exports = Object.entries
