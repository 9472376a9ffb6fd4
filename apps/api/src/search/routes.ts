import { getSuggestions } from '@shop/contract'
import { Hono } from 'hono'
import type { AppEnv } from '../deps.ts'
import { mount, shared } from '../http/index.ts'
import { suggest } from './suggestions.ts'

/** Searching while typing (experience.md, Screens beyond the spec's words). */
export const searchRoutes = new Hono<AppEnv>()

const suggestions = shared(suggest)

mount(searchRoutes, getSuggestions, (c) => suggestions(c, c.req.valid('query')))
