/**
 * That a shop is open or somebody of it is there to answer, which is not the same (wire.md 2): a word, and a dot that
 * repeats it. Nothing where it is not, or a server does not say (null).
 */
export const ShopSign = ({ shown, children }: { shown: boolean | null; children: string }) =>
  shown && (
    <span className="inline-flex items-center gap-1.5 text-ink-muted text-xs">
      <span aria-hidden="true" className="size-2 rounded-full bg-success" />
      {children}
    </span>
  )
