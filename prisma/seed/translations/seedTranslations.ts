/** Gives records of the demo university their other version. */
import { tableOf, type Tx } from '../../../api/db.ts'
import { printOf } from '../../../api/translation.ts'
import { translations } from './translations.ts'

/** The columns that hold what records are called. */
const named = { Team: 'name', User: 'name', TechnologySummary: 'headline' } as const

export async function seedTranslations(tx: Tx): Promise<void> {
  for (const { entity, called, texts } of translations) {
    const table = tx[tableOf(entity)]
    const column = entity in named ? named[entity as keyof typeof named] : 'title'
    const record = (await table.findFirstOrThrow({ where: { [column]: called } })) as unknown as Record<string, unknown>
    const translation = Object.fromEntries(
      Object.entries(texts).map(([field, text]) => [field, { text, of: printOf([record[field]].flat().join('\n')) }]),
    )
    // Nobody has changed the record.
    const { updatedAt } = record as { updatedAt?: Date }
    await table.update({
      where: { id: record['id'] as number },
      data: { translation, ...(updatedAt && { updatedAt }) },
    })
  }
}
