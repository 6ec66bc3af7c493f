// Replaces the package `object.entries`, a polyfill that react-admin's translations use for browsers older than ours.
module.exports = Object.entries
