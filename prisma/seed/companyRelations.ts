/** What the demo's companies say of themselves, and what the university is to them: stages, owners, notes, tasks, two more leads. */
import type { CompanyStage, Sector } from '../../api/__generated__/prisma/enums.ts'
import type { Tx } from '../../api/db.ts'
import type { Calendar } from './calendar.ts'
import { companies } from './companies.ts'
import type { Ids } from './projects/demoProject.ts'

interface DemoRelation {
  name: string
  sectors: Sector[]
  city: string
  website?: string
  description: string
  stage: CompanyStage
  owner?: string
  /** AED. */
  value?: number
  /** By whom, how many days ago, whether it was a contact, and what. */
  notes?: [by: string, ago: number, contact: boolean, text: string][]
  /** For whom, in how many days (negative: overdue), whether it is done, and what. */
  tasks?: [by: string | null, days: number, done: boolean, text: string][]
}

const [hessa, farid, meera, ahmed] = [
  'commercialization_team',
  'farid.noorzada',
  'meera.chandrasena',
  'ku_team',
] as const

const relations: DemoRelation[] = [
  {
    name: companies.desalination,
    sectors: ['WATER', 'ENERGY'],
    city: 'Abu Dhabi',
    website: 'https://gulf-desalination.example',
    description:
      'Builds and runs inland desalination plants.\n\nLooks for less energy per cubic metre, and for plants that tell what they need before anybody drives there.',
    stage: 'ACTIVE',
    owner: hessa,
    value: 1_800_000,
    notes: [
      [
        hessa,
        40,
        true,
        'Visited the Liwa plant. They would fund a second pilot if the first one keeps its figures over the summer.',
      ],
      [farid, 12, true, 'Call about the term sheet: their lawyers want the background knowledge listed **by name**.'],
    ],
    tasks: [
      [farid, -2, false, 'Send the list of background knowledge'],
      [hessa, 9, false, 'Prepare the quarterly review with Faisal'],
      [hessa, -30, true, 'Introduce the membrane team'],
    ],
  },
  {
    name: companies.cooling,
    sectors: ['ENERGY', 'SMART_CITIES'],
    city: 'Dubai',
    website: 'https://district-cooling.example',
    description: 'District cooling for forty buildings: chillers, storage, networks and the forecasts that run them.',
    stage: 'ACTIVE',
    owner: meera,
    value: 950_000,
    notes: [[meera, 21, true, 'Vikram is content with the forecasts; the next question is who maintains them.']],
    tasks: [[meera, 5, false, 'Ask the department who could maintain the forecasts']],
  },
  {
    name: companies.port,
    sectors: ['LOGISTICS', 'AI'],
    city: 'Ras Al Khaimah',
    website: 'https://northern-port.example',
    description: 'Two container terminals with a pilot lane in which new yard systems are tried.',
    stage: 'ACTIVE',
    owner: hessa,
    value: 600_000,
    notes: [[hessa, 8, true, 'Sofia offers the pilot lane for six weeks in spring.']],
    tasks: [[ahmed, 0, false, 'Tell the robotics group of the pilot lane']],
  },
  {
    name: companies.building,
    sectors: ['CONSTRUCTION', 'MATERIALS'],
    city: 'Fujairah',
    description: 'Quarries, aggregate and ready-mix, with a demolition yard full of material that nobody wants yet.',
    stage: 'ACTIVE',
    owner: meera,
    value: 420_000,
    notes: [[meera, 65, true, 'Peter will send samples of crushed concrete.']],
    tasks: [[meera, -9, false, 'Ask where the samples are']],
  },
  {
    name: companies.mobility,
    sectors: ['AUTOMOTIVE'],
    city: 'Al Ain',
    description: 'Electric shuttles for campuses and industrial zones.',
    stage: 'ACTIVE',
    owner: meera,
    value: 300_000,
  },
  {
    name: companies.crops,
    sectors: ['AGRICULTURE', 'IOT'],
    city: 'Al Ain',
    description: 'Sensors for palms and greenhouses.',
    stage: 'DORMANT',
    owner: hessa,
    notes: [[hessa, 150, true, 'They answer late and know it: a new head of research comes in the new year.']],
    tasks: [[hessa, 60, false, 'Write to the new head of research']],
  },
  {
    name: companies.devices,
    sectors: ['HEALTHCARE', 'IOT'],
    city: 'Dubai',
    website: 'https://gulf-wearables.example',
    description: 'Wearables that measure in heat and dust.',
    stage: 'ACTIVE',
    owner: farid,
    value: 350_000,
  },
  {
    name: companies.pipelines,
    sectors: ['OIL_GAS'],
    city: 'Abu Dhabi',
    description: 'Inspection of pipelines along the coast.',
    stage: 'ACTIVE',
    owner: farid,
    notes: [[farid, 30, true, 'They will say by the end of the quarter whether they pay for the sensors.']],
    tasks: [[farid, 20, false, 'Ask for their decision about the sensors']],
  },
  {
    name: 'Solar Glass Foundry (demo)',
    sectors: ['MATERIALS', 'ENERGY'],
    city: 'Sharjah',
    website: 'https://solar-glass.example',
    description: 'Glass for collectors and façades.',
    stage: 'LEAD',
    owner: meera,
    value: 500_000,
    notes: [[meera, 4, true, 'Met at the energy fair. They want to see the coatings laboratory.']],
    tasks: [[meera, 3, false, 'Propose three dates for the laboratory visit']],
  },
  {
    name: 'Falaj Data Centres (demo)',
    sectors: ['TELECOMMUNICATIONS', 'ENERGY'],
    city: 'Abu Dhabi',
    description: '',
    stage: 'LEAD',
    value: 250_000,
    notes: [[ahmed, 18, false, 'Asked by mail whether we measure heat recovery. Nobody has answered yet.']],
    tasks: [[null, -5, false, 'Find somebody who answers about heat recovery']],
  },
]

/** Writes them; accounts and challenges have made most of the companies already. */
export async function seedCompanyRelations(tx: Tx, calendar: Calendar, persons: Ids): Promise<void> {
  for (const [nth, relation] of relations.entries()) {
    const { name, sectors, city, website = '', description, stage, owner, value, notes = [], tasks = [] } = relation
    const [found] = await tx.$queryRaw<[{ id: number }]>`SELECT company_of(${name}) AS "id"`
    const born = calendar.ago(200, nth)
    const person = (key: string | null | undefined) => (key ? persons.get(key)! : null)
    await tx.company.update({
      where: { id: found.id },
      data: {
        sectors,
        city,
        website,
        description,
        stage,
        ownerId: person(owner),
        expectedValue: value ?? null,
        createdAt: born,
        updatedAt: calendar.ago(4, nth),
        notes: {
          create: notes.map(([by, ago, contact, text]) => ({
            authorId: person(by),
            text,
            contactOn: contact ? calendar.date(-ago) : null,
            createdAt: calendar.ago(ago, nth),
          })),
        },
        tasks: {
          create: tasks.map(([by, days, done, text]) => ({
            assigneeId: person(by),
            text,
            dueOn: calendar.date(days),
            doneAt: done ? calendar.ago(-days + 1, nth) : null,
            // What is overdue was told of on its day.
            remindedFor: days < 0 ? calendar.date(days) : null,
            createdAt: calendar.ago(Math.max(10, -days + 10), nth),
          })),
        },
      },
    })
    const set = { action: 'setCompanyRelation', changes: { stage: ['LEAD', stage] } }
    const noted = notes.map(([by, ago, contact]) => ({
      at: calendar.ago(ago, nth),
      by,
      action: 'createCompanyNote',
      changes: contact ? { contactOn: [null, calendar.date(-ago).toISOString()] } : {},
    }))
    const events = [...(stage === 'LEAD' ? [] : [{ at: calendar.ago(180, nth), by: owner ?? hessa, ...set }]), ...noted]
    await tx.auditEntry.createMany({
      data: events.map(({ at, by, action, changes }) => ({
        at,
        action,
        actorId: person(by),
        entity: 'Company',
        entityId: found.id,
        changes,
      })),
    })
  }
}
