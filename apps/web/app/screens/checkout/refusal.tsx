/** What the server says against a part of the order, where it belongs; the first one takes the focus. */
export function Refusal({ children }: { children: string | undefined }) {
  return children ? (
    <p
      role="alert"
      tabIndex={-1}
      data-problem
      className="mb-4 rounded-control bg-danger-soft px-4 py-3 text-danger text-sm"
    >
      {children}
    </p>
  ) : null
}
