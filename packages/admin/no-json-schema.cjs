// Replaces zod's functions for JSON Schemas, which only the server calls.
module.exports = {}
