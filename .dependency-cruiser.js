/**
 * Who may import whom (docs/architecture.md). Type-only and dynamic imports count. The storefront's
 * layers go one way: routes -> screens -> parts -> state -> data -> lib; a folder inside an area is
 * that area's own.
 */

/** @type {string[]} lowest first */
const layers = ['lib', 'data', 'state', 'parts', 'screens', 'routes']
const app = '^apps/web/app'

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
const upwards = layers.slice(0, -1).map((layer, at) => ({
  name: `${layer}-imports-upwards`,
  comment: `${layer} imports only ${layers.slice(0, at + 1).join(', ')}`,
  severity: 'error',
  from: { path: `${app}/${layer}/` },
  to: { path: `${app}/(${layers.slice(at + 1).join('|')})/|${app}/(root|entry|document)` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    ...upwards,
    {
      name: 'screen-imports-screen',
      comment: 'what two screens share is a part',
      severity: 'error',
      from: { path: `${app}/screens/([^/]+)/` },
      to: { path: `${app}/screens/([^/]+)/`, pathNot: `${app}/screens/$1/` },
    },
    {
      name: 'reaches-into-an-area',
      comment: 'a folder inside an area is for that area alone',
      severity: 'error',
      from: { path: `${app}/((?:state|parts|screens)/[^/]+)/|.*` },
      to: { path: `${app}/(?:state|parts|screens)/[^/]+/[^/]+/`, pathNot: `${app}/$1/` },
    },
    {
      name: 'areas-in-a-circle',
      comment: 'areas that need each other are one area, or share a third',
      severity: 'error',
      scope: 'folder',
      from: { path: `${app}/(state|parts|screens)/[^/]+$` },
      to: { circular: true, path: `${app}/(state|parts|screens)/[^/]+$` },
    },
    {
      name: 'circle',
      comment: 'files that import each other, with types too',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    includeOnly: '^(apps|packages)/',
    // Tests and stories may look anywhere.
    exclude: '/\\+types/|/node_modules/|/(?:build|dist)/|\\.(test|stories)\\.tsx?$|/app/stories/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'apps/web/tsconfig.json' },
    enhancedResolveOptions: { conditionNames: ['import', 'node'], exportsFields: ['exports'] },
  },
}
