import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'

const shopPort = 3101
const stockPort = 3102
const storefrontPort = 3103
const settingsPort = 3104
const hostilePort = 3105
const besiegedPort = 3106

// Tests ask these shops as their operator, who is known by a file in the shop's folder.
process.env.SHOP_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'shop-e2e-'))
process.env.SETTINGS_DATA_DIR ??= mkdtempSync(path.join(tmpdir(), 'shop-e2e-settings-'))
// They go with the run, so nothing in them waits for the disk.
process.env.DURABILITY ??= 'fast'

/** All shoppers of the tests come from one address. */
const RATE_LIMIT = '0'

/** The pinned browser; CHROMIUM_PATH overrides it (architecture.md). */
const executablePath = process.env.CHROMIUM_PATH ?? (await chromium.executablePath())

export default defineConfig({
  testDir: 'e2e',
  testMatch: '*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A whole purchase on two busy cores; what is waited for has its own, shorter limit.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://localhost:${shopPort}`,
    browserName: 'chromium',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A host with a name; see plain-http.spec.ts.
        '--host-resolver-rules=MAP shop.test 127.0.0.1',
      ],
    },
    viewport: { width: 1280, height: 800 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    trace: 'retain-on-failure',
  },
  webServer: [
    {
      command: 'node server/start.ts',
      port: shopPort,
      timeout: 120_000,
      env: { PORT: String(shopPort), RATE_LIMIT, DATA_DIR: process.env.SHOP_DATA_DIR },
    },
    {
      command: 'node server/start.ts',
      port: settingsPort,
      timeout: 120_000,
      env: { PORT: String(settingsPort), RATE_LIMIT, DATA_DIR: process.env.SETTINGS_DATA_DIR },
    },
    { command: `node e2e/stock-server.ts ${stockPort}`, port: stockPort },
    {
      command: 'node server/start.ts',
      port: storefrontPort,
      timeout: 120_000,
      env: { PORT: String(storefrontPort), RATE_LIMIT, API_URL: `http://localhost:${stockPort}` },
    },
    { command: `node e2e/hostile-server.ts ${hostilePort}`, port: hostilePort },
    {
      command: 'node server/start.ts',
      port: besiegedPort,
      timeout: 120_000,
      env: { PORT: String(besiegedPort), API_URL: `http://localhost:${hostilePort}` },
    },
  ],
  metadata: { stockStorefront: `http://localhost:${storefrontPort}` },
})
