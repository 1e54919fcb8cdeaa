/** Reads the files of a project whose assessment was begun. Until it has ended, the assessment waits as PROCESSING. */
import type { Prisma } from '../../__generated__/prisma/client.ts'
import { move } from '../../moves.ts'
import { mostSentences, sentencesOf } from '../../readiness/sentences.ts'
import { runKind } from '../runs/runKind.ts'
import * as texts from '#texts/readiness/files.js'
import { arlMoves } from './arlMoves.ts'
import { sentencesOfProject, type Inputs } from './assessedProject.ts'
import { readable, readText, Unreadable } from './readFile.ts'

/** The newest are read. */
const mostFiles = 20

interface Read {
  inputs: Inputs
  unread: string[]
}

export const arlFiles = runKind<Read>({
  kind: 'ARL_FILES',
  name: 'runArlFiles',
  abreast: 2,
  longest: 10 * 60_000,
  failed: texts.failed,
  async work({ db, run, signal, progress }) {
    const begun = await db.arlAssessment.findUniqueOrThrow({ where: { id: run.arlAssessmentId! } })
    const files = await db.file.findMany({
      where: { projectId: begun.projectId, currentId: null, mediaType: { in: [...readable] } },
      orderBy: { id: 'desc' },
      take: mostFiles,
    })
    const { project } = begun.inputs as unknown as Inputs
    const sentences = sentencesOfProject(project)
    const unread: string[] = []
    for (const [nth, file] of files.entries()) {
      await progress(nth, files.length, texts.reading({ name: file.name }))
      try {
        sentences.push(...sentencesOf(file.name, await readText(file, signal)))
      } catch (error) {
        if (!(error instanceof Unreadable)) throw error
        unread.push(`${file.name}: ${error.message}`)
      }
    }
    await progress(files.length, files.length, '')
    return { inputs: { project, sentences: sentences.slice(0, mostSentences) }, unread }
  },
  async end({ tx }, { arlAssessmentId }, read) {
    const result = read && { inputs: read.inputs as unknown as Prisma.InputJsonObject, unread: read.unread }
    await tx.arlAssessment.updateMany({
      where: { id: arlAssessmentId!, status: 'PROCESSING' },
      data: { status: 'DRAFT', ...result },
    })
  },
  async again(work, { arlAssessmentId }) {
    const assessment = await work.access.find('ARL_UPDATE', arlAssessmentId!)
    await move(work, arlMoves, assessment, 'PROCESSING')
  },
  async message(work, { state, arlAssessmentId: id }) {
    const assessment = await work.tx.arlAssessment.findUnique({ where: { id: id! }, select: { title: true } })
    return (
      assessment && {
        kind: state === 'DONE' ? 'ARL_FILES_READ' : 'ARL_FILES_UNREAD',
        subject: { entity: 'ArlAssessment', id: id! },
        data: { project: assessment.title },
      }
    )
  },
})
