/** The same address is registered many times at once: the database lets one in, and the others hear it as on a form. */
import { graphql } from 'graphql'
import { expect, test } from 'vitest'
import { closeLimits } from '../../limits.ts'
import { schema } from '../../schema.ts'
import { fileDatabase } from '../../testing/fileDatabase.ts'
import { contextOf } from '../../testing/run.ts'

const { db } = await fileDatabase()
closeLimits()

const source = 'mutation ($input: RegisterInput!) { register(input: $input) { token } }'

test('fifty at once make one account, and forty-nine are told that it is there', async () => {
  const attempt = (_: unknown, at: number) =>
    graphql({
      schema,
      source,
      variableValues: {
        input: {
          email: at % 2 ? 'Ann@Test.Example' : 'ann@test.example',
          password: 'a long enough password',
          name: 'Ann Example',
          role: 'RESEARCHER',
        },
      },
      // Each from an address of its own: it is not the limit that keeps them out.
      contextValue: { ...contextOf(db, null), address: `203.0.113.${at}` },
    })
  const answers = await Promise.all(Array.from({ length: 50 }, attempt))
  const refused = answers.flatMap(({ errors }) => errors ?? [])
  expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  expect(refused).toHaveLength(49)
  for (const { extensions } of refused)
    expect(extensions).toMatchObject({ code: 'CONFLICT', fieldErrors: { email: expect.any(String) } })
  expect(await db.user.count()).toBe(1)
  expect(await db.signIn.count()).toBe(1)
})
