import type { SVGProps } from 'react'

/** What one of lucide's modules knows of its icon: name, attributes and children of each shape. */
interface IconData {
  node: [
    shape: 'path' | 'circle' | 'rect' | 'line' | 'polyline',
    attributes: Record<string, string>,
  ][]
}

/**
 * Lucide's own, without what this shop never asks of an icon: it is 1 KB of every first view, and
 * merges some thirty objects for each icon drawn. The builds of the web app and of the package put this one in its place.
 */
export default function createIcon({ node }: IconData) {
  return function Icon({ size = 24, ...props }: SVGProps<SVGSVGElement> & { size?: number }) {
    return (
      <svg
        width={size}
        height={size}
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
        {...props}
      >
        {node.map(([Shape, { key, ...attributes }]) => (
          <Shape key={key} {...attributes} />
        ))}
      </svg>
    )
  }
}
