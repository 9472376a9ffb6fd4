/** Joins class names; falsy ones fall out. The caller's `className` goes last. */
export { cx as cn } from 'class-variance-authority'
