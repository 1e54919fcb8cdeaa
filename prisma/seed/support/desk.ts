/** How the demo's team has arranged its desk: what categories ask for, who hears of them, checklists and templates. */
import type { Tx } from '../../../api/db.ts'
import type { Calendar } from '../calendar.ts'
import type { Ids } from '../projects/demoProject.ts'
import { categories } from './requests.ts'

/** Texts by name, for requests of a category or of all. */
const templates: readonly { name: string; category?: string; text: string }[] = [
  {
    name: 'We look into it',
    text: 'Dear {researcher},\n\nthank you for “{request}” (request {number}). I am looking into it and will answer by {answerBy}.\n\n{me}',
  },
  {
    name: 'A document is missing',
    text: 'Dear {researcher},\n\nplease add the latest version of the document to request {number}, and say who else has seen it.\n\n{me}',
  },
  {
    name: 'Agreement is ready to sign',
    category: 'Contracts and agreements',
    text: 'Dear {researcher},\n\nthe agreement is ready. Legal has no further remarks; the signed copy will be added to this request.\n\n{me}',
  },
  {
    name: 'Keep it confidential until we have filed',
    category: 'Disclosures and patents',
    text: 'Dear {researcher},\n\nplease show the results to nobody outside the university until we have decided about a filing. A public disclosure can end the chance of a patent.\n\n{me}',
  },
]

/** The kind of agreement of a request about it, by its topic. */
const kinds: Record<string, string> = {
  NDA: 'Confidentiality',
  MTA: 'Material transfer',
  'Research agreement': 'Research',
  Consultancy: 'Consultancy',
}

/** A request of the demo, as far as its category adds something to it. */
interface Arranged {
  id: number
  category: string
  subtype: string
  assigneeId: number | null
  firstAnsweredAt: Date | null
  isOver: boolean
}

export async function seedDesk(
  tx: Tx,
  calendar: Calendar,
  persons: Ids,
  categoryIds: ReadonlyMap<string, number>,
  requests: readonly Arranged[],
) {
  for (const { name, partOf } of categories)
    if (partOf)
      await tx.supportCategory.update({
        where: { id: categoryIds.get(name)! },
        data: { parentId: categoryIds.get(partOf)!, updatedAt: calendar.ago(100, 0) },
      })
  await tx.supportMember.createMany({
    data: categories.flatMap(({ name, people = [] }) =>
      people.map((person) => ({ categoryId: categoryIds.get(name)!, userId: persons.get(person)! })),
    ),
  })
  const fields = await tx.supportField.createManyAndReturn({
    data: categories.flatMap(({ name, fields = [] }) =>
      fields.map(({ choices = [], ...field }, position) => ({
        ...field,
        choices: [...choices],
        categoryId: categoryIds.get(name)!,
        position,
      })),
    ),
  })
  await tx.supportTemplate.createMany({
    data: templates.map(({ name, text, category }) => ({
      name,
      text,
      categoryId: category ? categoryIds.get(category)! : null,
      createdAt: calendar.ago(300, 0),
      updatedAt: calendar.ago(120, 0),
    })),
  })
  await tx.supportAnswer.createMany({
    data: requests.flatMap(({ id, category, subtype }) =>
      fields
        .filter(({ categoryId, kind }) => categoryId === categoryIds.get(category) && kind !== 'DATE')
        .map(({ id: fieldId, label, kind, choices }) => ({
          supportRequestId: id,
          fieldId,
          label,
          value:
            kind === 'CHOICE'
              ? (kinds[subtype] ?? choices.at(-1)!)
              : kind === 'YES_NO'
                ? 'no'
                : 'Northwind Water, Muscat',
        })),
    ),
  })
  await tx.supportStep.createMany({ data: requests.flatMap(stepsOf) })
}

/** The checklist of a request: all of it is done for what is over, the first steps for what was answered. */
function stepsOf({ id, category, assigneeId, firstAnsweredAt, isOver }: Arranged) {
  const { checklist = [] } = categories.find(({ name }) => name === category)!
  return checklist.map((text, nth) => {
    const doneAt = firstAnsweredAt && (isOver || nth === 0) ? firstAnsweredAt : null
    return { supportRequestId: id, text, doneAt, doneById: doneAt ? assigneeId : null }
  })
}
