import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { defineConfig } from '@playwright/test'
import chromium from '@sparticuz/chromium'
import { at, ports } from './e2e/ports.ts'

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
  // A busy machine may take its time until something is seen.
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    baseURL: at('shop'),
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
    // Recording a trace makes a test nearly twice as slow: `--trace on` for the one that fails.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  webServer: [
    {
      command: 'node server/start.ts',
      port: ports.shop,
      timeout: 120_000,
      env: { PORT: String(ports.shop), RATE_LIMIT, DATA_DIR: process.env.SHOP_DATA_DIR },
    },
    {
      command: 'node server/start.ts',
      port: ports.settings,
      timeout: 120_000,
      env: { PORT: String(ports.settings), RATE_LIMIT, DATA_DIR: process.env.SETTINGS_DATA_DIR },
    },
    { command: `node e2e/stock-server.ts ${ports.stock}`, port: ports.stock },
    {
      command: 'node server/start.ts',
      port: ports.storefront,
      timeout: 120_000,
      env: { PORT: String(ports.storefront), RATE_LIMIT, API_URL: at('stock') },
    },
    { command: `node e2e/hostile-server.ts ${ports.hostile}`, port: ports.hostile },
    {
      command: 'node server/start.ts',
      port: ports.besieged,
      timeout: 120_000,
      env: { PORT: String(ports.besieged), API_URL: at('hostile') },
    },
  ],
})
