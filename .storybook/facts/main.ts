/** Writes the facts of every component: in a process of its own, beside the build that needs them. */
import { gatherFacts } from './gather.ts'

process.stdout.write(JSON.stringify(await gatherFacts()))
