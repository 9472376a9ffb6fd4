import { getPopularSearches } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { mount, shared } from '../http/index.ts'
import { popularSearches } from './service.ts'

/** What the search offers before anything is typed. */
export const popularRoutes = new Hono<AppEnv>()

const popular = shared(popularSearches)

mount(popularRoutes, getPopularSearches, (c) => popular(c, {}))
