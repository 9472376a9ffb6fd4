/** A disk that loses what was not synced to it, made out of the calls that this process makes. */
import fs, { type Dirent } from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { join } from 'node:path'

/** What a folder held when it was last synced: names, and whose content they lead to. */
type Entries = Map<string, { readonly inode: number; readonly isFolder: boolean }>

export interface LossyDisk {
  /** Writes to a new folder what is left of the watched one when the power goes now. */
  loseThePower(to: string): void
}

const { fsyncSync, fdatasyncSync, openSync } = fs

/** Watches a folder that lies on the disk whole; what is written to it from now on must be synced. */
export const watchDisk = (root: string): LossyDisk => {
  const contents = new Map<number, Buffer>()
  const folders = new Map<string, Entries>()
  const paths = new Map<number, string>()

  const rememberFolder = (path: string) => {
    const list: Dirent[] = fs.readdirSync(path, { withFileTypes: true })
    const entries = list.map((entry) => {
      const { ino: inode } = fs.lstatSync(join(path, entry.name))
      return [entry.name, { inode, isFolder: entry.isDirectory() }] as const
    })
    folders.set(path, new Map(entries))
  }
  const rememberFile = (fd: number) => {
    const { ino, size } = fs.fstatSync(fd)
    const content = Buffer.alloc(size)
    fs.readSync(fd, content, 0, size, 0)
    contents.set(ino, content)
  }
  const rememberAll = (folder: string) => {
    rememberFolder(folder)
    for (const [name, { inode, isFolder }] of folders.get(folder) ?? []) {
      if (isFolder) rememberAll(join(folder, name))
      else contents.set(inode, fs.readFileSync(join(folder, name)))
    }
  }
  rememberAll(root)

  const sync = (fd: number) => {
    if (fs.fstatSync(fd).isDirectory()) rememberFolder(paths.get(fd) ?? '')
    else rememberFile(fd)
  }
  fs.openSync = (...call) => {
    const fd = openSync(...call)
    paths.set(fd, String(call[0]))
    return fd
  }
  fs.fsyncSync = (fd) => {
    fsyncSync(fd)
    sync(fd)
  }
  fs.fdatasyncSync = (fd) => {
    fdatasyncSync(fd)
    sync(fd)
  }
  syncBuiltinESMExports()

  const restore = (folder: string, to: string) => {
    fs.mkdirSync(to, { mode: 0o700 })
    for (const [name, { inode, isFolder }] of folders.get(folder) ?? []) {
      if (isFolder) restore(join(folder, name), join(to, name))
      else fs.writeFileSync(join(to, name), contents.get(inode) ?? '')
    }
  }
  return { loseThePower: (to) => restore(root, to) }
}
