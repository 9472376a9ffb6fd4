import type { Config } from '@react-router/dev/config'

export default {
  ssr: true,
  // Every route is known at once: some twenty rows are lighter than asking for them one by one.
  routeDiscovery: { mode: 'initial' },
  future: {
    v8_middleware: true,
    v8_splitRouteModules: true,
    v8_viteEnvironmentApi: true,
    v8_passThroughRequests: true,
    v8_trailingSlashAwareDataRequests: true,
  },
} satisfies Config
