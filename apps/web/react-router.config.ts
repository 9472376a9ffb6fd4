import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // The names of all forty routes' files are 4 KB of every first view; they come after it.
  routeDiscovery: { mode: 'lazy', manifestPath: '/__manifest' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
