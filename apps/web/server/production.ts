/** Imported before anything else: React and others choose by it, as soon as they are loaded. */
process.env.NODE_ENV ??= 'production'
