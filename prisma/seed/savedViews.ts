/** Writes the views that people of the demo have saved; those that are followed begin with what is there. */
import type { Tx } from '../../api/db.ts'
import type { FollowedList } from '../../api/features/views/view.rules.ts'
import type { Calendar } from './calendar.ts'
import type { Ids } from './projects/demoProject.ts'

interface DemoView {
  owner: string
  list: FollowedList
  name: string
  query: string
  filter: object
  followed?: true
  shared?: true
  /** How many days ago it was saved. */
  age: number
}

const challengeStatus = ['OPEN', 'CLOSED', 'COMPLETED']

const views: readonly DemoView[] = [
  {
    owner: 'researcher',
    list: 'challenges',
    name: 'Energy and water',
    query: 'sector=energy&sector=water&status=open',
    filter: { sector: ['ENERGY', 'WATER'], shown: 'OPEN', status: challengeStatus },
    followed: true,
    age: 40,
  },
  {
    owner: 'investor',
    list: 'opportunities',
    name: 'Close to the market',
    query: 'trl=7&trl=8&trl=9',
    filter: { trl: [7, 8, 9] },
    followed: true,
    age: 25,
  },
  {
    owner: 'ku_team',
    list: 'supportRequests',
    name: 'Assigned to nobody',
    query: 'whose=nobody',
    filter: { status: ['SUBMITTED', 'TRIAGED', 'IN_PROGRESS', 'WAITING_FOR_RESEARCHER'], assigned: false },
    shared: true,
    age: 60,
  },
]

export async function seedSavedViews(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  // More than the results: what of it does not belong to them is left out when they are first looked up.
  const [challenges, projects] = [
    await tx.challenge.findMany({ select: { id: true } }),
    await tx.project.findMany({ select: { id: true } }),
  ]
  const known = { challenges, opportunities: projects, projects, supportRequests: [] } as const
  await tx.savedView.createMany({
    data: views.map(({ owner, age, followed = false, ...view }, nth) => ({
      ...view,
      ownerId: persons.get(owner)!,
      followed,
      known: followed ? known[view.list].map(({ id }) => id) : [],
      createdAt: calendar.ago(age, nth),
      updatedAt: calendar.ago(age, nth),
    })),
  })
}
