/** The socket by which a command asks the server on a folder for a backup. */
import { mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { answerInFolder, askInFolder } from './controlSocket.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'ascent-socket-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const made = { name: 'ascent-1', startedAt: '2026-11-26T05:00:00Z', endedAt: '2026-11-26T05:00:01Z' }

test('the server’s answer arrives, and why there is none', async () => {
  let good = true
  const deafen = answerInFolder(folder, async () => {
    if (!good) throw new Error('The disk is full.')
    return { folder: '/backups', made }
  })
  await expect.poll(() => askInFolder(folder)).toEqual({ folder: '/backups', made })
  good = false
  expect(await askInFolder(folder)).toEqual({ refused: 'The disk is full.' })
  deafen()
})

test('nobody answers in a folder without a server, nor by what a killed one left', async () => {
  expect(await askInFolder(folder)).toBeNull()
  const deafen = answerInFolder(folder, async () => ({ folder, made }))
  await expect.poll(() => statSync(path.join(folder, 'control.sock'), { throwIfNoEntry: false })?.isSocket()).toBe(true)
  deafen()
  await expect.poll(() => askInFolder(folder)).toBeNull()
})
