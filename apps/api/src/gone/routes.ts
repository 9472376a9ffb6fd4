import { getGoneProduct, getGoneShop } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { mount, shared } from '../http/index.ts'
import { readGoneProduct, readGoneShop } from './service.ts'

/** What is like something that was taken away. */
export const goneRoutes = new Hono<AppEnv>()

const product = shared(readGoneProduct)

mount(goneRoutes, getGoneProduct, (c) => product(c, c.req.valid('query')))

const shop = shared(readGoneShop)

mount(goneRoutes, getGoneShop, (c) => shop(c, c.req.valid('query')))
