/** Makes a link in running text as high as a finger needs it, and moves nothing: put it into the link, which is `relative`. */
export function TouchTarget() {
  return (
    <span
      aria-hidden="true"
      className="absolute inset-x-0 top-1/2 -translate-y-1/2 pointer-coarse:h-11"
    />
  )
}
