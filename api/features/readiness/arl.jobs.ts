/** Reads the files of a project whose assessment was begun. */
import { number, object } from 'yup'
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { publish } from '../../events.ts'
import { job } from '../../job.ts'
import { mostSentences, sentencesOf } from '../../readiness/sentences.ts'
import type { Inputs } from './assessedProject.ts'
import { readable, readText, Unreadable } from './readFile.ts'

export const readArlFiles = job({
  name: 'readArlFiles',
  rules: object({ id: number().required() }),
  retries: 2,
  abreast: 1,
  async run(db, { id }) {
    const begun = await db.arlAssessment.findUnique({ where: { id } })
    if (begun?.status !== 'PROCESSING') return
    const files = await db.file.findMany({
      where: { projectId: begun.projectId, mediaType: { in: [...readable] } },
      orderBy: { id: 'desc' },
      take: 20,
    })
    const { project, sentences } = begun.inputs as unknown as Inputs
    const unread: string[] = []
    for (const file of files)
      try {
        sentences.push(...sentencesOf(file.name, await readText(file)))
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        unread.push(`${file.name}: ${error.message}`)
      }
    const inputs = { project, sentences: sentences.slice(0, mostSentences) } as unknown as Prisma.InputJsonObject
    await db.arlAssessment.updateMany({
      where: { id, status: 'PROCESSING' },
      data: { status: 'DRAFT', inputs, unread },
    })
    publish(`arlAssessment:${id}`, { id })
  },
})
