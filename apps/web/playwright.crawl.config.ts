import { defineConfig } from '@playwright/test'
import config from './playwright.config.ts'

/** Presses everything in a demo shop; each worker starts one of its own (e2e/crawler-shop.ts). */
export default defineConfig({ ...config, testMatch: '*.crawl.ts', webServer: [] })
