/** Runs once a test run: makes the template that every test file starts from. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../db/index.ts'
import { findPostgres, startPostgres } from './postgres.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** A migrated PGlite as an archive on disk. */
    archive: string
    /** A PostgreSQL whose database `template_shop` is migrated; null in the pglite project. */
    postgres: string | null
  }
}

const makeArchive = async (folder: string) => {
  const database = await openDatabase()
  await database.migrate()
  const dump = await database.dump()
  await database.close()
  const file = join(folder, 'template.tar')
  if (dump) await writeFile(file, new Uint8Array(await dump.arrayBuffer()))
  return file
}

const makeTemplate = async (address: string) => {
  const server = await openDatabase({ url: `${address}/postgres`, connections: 1 })
  await server.db.execute('create database template_shop')
  await server.close()
  const database = await openDatabase({ url: `${address}/template_shop`, connections: 1 })
  await database.migrate()
  await database.close()
}

const setupPglite = async (project: TestProject) => {
  const folder = await mkdtemp(join(tmpdir(), 'shop-pglite-'))
  project.provide('archive', await makeArchive(folder))
  project.provide('postgres', null)
  return () => rm(folder, { recursive: true, force: true })
}

const setupPostgres = async (project: TestProject) => {
  const bin = await findPostgres()
  if (!bin) throw new Error('PostgreSQL went away while its tests were starting')
  const server = await startPostgres(bin)
  await makeTemplate(server.address)
  project.provide('archive', '')
  project.provide('postgres', server.address)
  return () => server.stop()
}

export default (project: TestProject) =>
  project.name === 'postgres' ? setupPostgres(project) : setupPglite(project)
