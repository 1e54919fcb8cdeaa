/** What every action does when two people want the same unique value at the same moment. */
import { object } from 'yup'
import { expect, test } from 'vitest'
import { makeUser } from '../prisma/seed/factories/people.ts'
import { action } from './action.ts'
import { fileDatabase } from './testing/fileDatabase.ts'
import { contextOf } from './testing/run.ts'

const { db } = await fileDatabase()
await makeUser(db, { email: 'taken@test.example', username: 'taken' })

/** Takes the names that `names` says, one a run, without looking whether they are free, as if they had been. */
function takes(names: string[]) {
  const done: string[] = []
  const take = action({
    name: 'take',
    requires: 'public',
    rules: object(),
    description: 'Takes a name.',
    async run({ tx, afterCommit, audit }) {
      const username = names.shift()!
      afterCommit(() => done.push(username))
      await audit('User', 1, { username: ['', username] })
      await tx.user.create({ data: { email: `${username}@x.example`, username, name: username, role: 'EXPERT' } })
      return { username }
    },
  })
  return { done, perform: () => take.perform(contextOf(db, null), {}) }
}

test('it runs once more, and only what was committed has effects', async () => {
  const { done, perform } = takes(['taken', 'taken2'])
  expect(await perform()).toEqual({ username: 'taken2' })
  expect(done).toEqual(['taken2'])
  expect(await db.auditEntry.count({ where: { action: 'take' } })).toBe(1)
})

test('and then answers CONFLICT', async () => {
  const { done, perform } = takes(['taken', 'taken'])
  await expect(perform()).rejects.toMatchObject({ extensions: { code: 'CONFLICT' } })
  expect(done).toEqual([])
})
