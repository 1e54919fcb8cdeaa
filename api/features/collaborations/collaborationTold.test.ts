/** What those in a collaboration tell each other, hear at once and are reminded of. */
import { parse, subscribe } from 'graphql'
import { expect, test } from 'vitest'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { schema } from '../../schema.ts'
import { collaborations, inDays } from '../../testing/collaborations.ts'
import { idOf } from '../../testing/ids.ts'
import { contextOf, run } from '../../testing/run.ts'
import type { Viewer } from '../../viewer.ts'
import { messageOf } from '../notifications/notificationText.ts'
import { remindOfMilestones } from './milestoneReminders.ts'

const { db, ada, owner, rival, collaboration, act, codes, told, lastTold } = await collaborations()

test('the thread is told until it is read, and its messages are their writers’', async () => {
  const number = await collaboration()
  const id = idOf('Collaboration', number)
  for (const text of ['First', 'Second']) await act(ada, 'createCollaborationMessage', { id, text })
  expect(await told(owner)).toEqual(['COLLABORATION_MESSAGE'])
  expect(await lastTold(owner)).toBe('Ada wrote in “Still”: First')
  const thread = async (as: Viewer) =>
    (
      (
        await run(
          db,
          `{ collaboration(number: ${number}) { messages { edges { node { id text authorName canUpdate editedAt } } } } }`,
          { as },
        )
      ).data!['collaboration'] as unknown as { messages: { edges: { node: Record<string, unknown> }[] } }
    ).messages.edges.map(({ node }) => node)
  expect(await thread(owner)).toMatchObject([
    { text: 'Second', authorName: 'Ada', canUpdate: false },
    { text: 'First', canUpdate: false },
  ])
  const [second, first] = await thread(ada)
  expect(second).toMatchObject({ canUpdate: true, editedAt: null })
  await act(ada, 'updateCollaborationMessage', { id: second!['id'], text: 'Better' })
  await act(ada, 'deleteCollaborationMessage', { id: first!['id'] })
  expect(await thread(ada)).toMatchObject([{ text: 'Better', editedAt: expect.any(Date) }])
  // Who is no longer in it does not reach the own words any more.
  await db.collaborationPartner.deleteMany({ where: { collaborationId: number, userId: ada.id } })
  expect(await codes(ada, 'updateCollaborationMessage', { id: second!['id'], text: 'x' })).toEqual(['NOT_FOUND'])
})

test('changes are heard by those who are in it, at once', async () => {
  const number = await collaboration()
  const listen = (as: Viewer | null) =>
    subscribe({
      schema,
      document: parse(`subscription { collaborationChanged(number: ${number}) { collaboration { title } } }`),
      contextValue: contextOf(db, as),
    })
  for (const [as, code] of [
    [rival, 'NOT_FOUND'],
    [null, 'UNAUTHENTICATED'],
  ] as const)
    expect(await listen(as)).toMatchObject({ errors: [{ extensions: { code } }] })
  const heard = (await listen(owner)) as AsyncIterableIterator<{ data: unknown }>
  const next = heard.next()
  await act(ada, 'renameCollaboration', { id: idOf('Collaboration', number), title: 'Solar' })
  expect((await next).value.data).toEqual({ collaborationChanged: { collaboration: { title: 'Solar' } } })
  const after = heard.next()
  await db.collaborationPartner.deleteMany({ where: { collaborationId: number, userId: owner.id } })
  await act(ada, 'renameCollaboration', { id: idOf('Collaboration', number), title: 'Secret' })
  expect((await after).value.data).toEqual({ collaborationChanged: { collaboration: null } })
  await heard.return?.()
})

test('partners are reminded a week before, again when it is overdue, and not twice', async () => {
  await db.collaboration.deleteMany({})
  const steps = (data: Partial<Prisma.CollaborationCreateInput>, ...days: number[]) =>
    collaboration({
      status: 'RUNNING',
      milestones: { create: days.map((day) => ({ title: `In ${day}`, dueDate: inDays(day) })) },
      ...data,
    })
  const number = await steps({}, 8, 7, -1)
  await steps({ status: 'STOPPED', closedAt: new Date() }, 1)
  await db.milestone.create({
    data: { collaborationId: number, title: 'Done', dueDate: inDays(1), doneAt: new Date() },
  })
  const remind = (days = 0) => remindOfMilestones(db, new Date(Date.now() + days * 86_400_000))
  const [once, twice] = await Promise.all([remind(), remind()])
  expect(once! + twice!).toBe(2)
  expect(await told(ada)).toEqual(['MILESTONE_DUE', 'MILESTONE_DUE'])
  expect(await told(owner)).toEqual(['MILESTONE_DUE', 'MILESTONE_DUE'])
  const words = (await db.notification.findMany({ where: { userId: ada.id } })).map(({ kind, data }) =>
    messageOf(kind, data),
  )
  expect(new Set(words.map((text) => text.replace(/ on .*/, '')))).toEqual(
    new Set(['“In 7” of “Still” is due', '“In -1” of “Still” was due']),
  )
  expect(await remind(1)).toBe(1)
  expect(await remind(8)).toBe(1)
  expect(await remind(9)).toBe(1)
  expect(await remind(9)).toBe(0)
})

test('the project of a collaboration is read with what belongs to it, also where there is none', async () => {
  await collaboration()
  const source = '{ collaborations { edges { node { project { owner { name } } } } } }'
  const { data, errors } = await run(db, source, { as: ada })
  expect(errors).toEqual([])
  const { edges } = data!['collaborations'] as unknown as { edges: { node: { project: null } }[] }
  expect(edges.every(({ node }) => node.project === null)).toBe(true)
})
