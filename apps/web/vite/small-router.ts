import type { Plugin } from 'vite'

const parts = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g
const names = /^\w+\.displayName = "\w+";$/gm

/**
 * The router makes its parts in calls that a bundler must take for effects, and names them for
 * debugging, so the unused ones (its forms and links) would stay: 3 KB of every first view. The build
 * fails when there is nothing of the kind any more.
 */
export function smallRouter(): Plugin {
  let marked = 0
  let dropped = 0
  return {
    name: 'small-router',
    apply: 'build',
    transform: {
      filter: { id: /[\\/]react-router[\\/]dist[\\/]production[\\/]/ },
      handler(code) {
        marked += code.match(parts)?.length ?? 0
        dropped += code.match(names)?.length ?? 0
        return code.replaceAll(parts, '= /* @__PURE__ */ $1').replaceAll(names, '')
      },
    },
    buildEnd(error) {
      if (error) return
      if (marked === 0) this.error('react-router has no calls to mark as pure any more')
      if (dropped === 0) this.error('react-router names no parts for debugging any more')
    },
  }
}
