/** What a letter says of the shop that sends it. */
import type { Deps } from '../deps.ts'
import { readSetting } from '../settings/service.ts'

/** Where the shop is for whoever reads a letter: never what a request said, which anybody can write. */
export const shopAddress = ({ config }: Pick<Deps, 'config'>): string =>
  config.publicUrl ?? `http://localhost:${config.port}`

export const shopName = (deps: Deps): Promise<string> => readSetting(deps, 'app_name')
