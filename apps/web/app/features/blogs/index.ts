/** The face of the journal. */
export { BlogDetailsScreen } from './blog-details-screen.tsx'
export { readBlogsQuery } from './blogs-query.ts'
export { BlogsScreen } from './blogs-screen.tsx'
