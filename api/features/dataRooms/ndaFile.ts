/** An accepted agreement as a file: the text, its hash, and who accepted it when. */
import * as texts from '#texts/dataRooms/mark.js'
import type { Context } from '../../context.ts'
import { momentOnPaper } from '../../days.ts'
import { pdfReport, type Paper } from '../../pdfReport.ts'

/** Where the file is. */
export const acceptancePath = (id: number) => `/api/nda-acceptances/${id}`

export async function ndaFile({ access, db }: Pick<Context, 'access' | 'db'>, id: number, paper: Paper) {
  const { name, acceptedAt, ndaTextId } = await access.find('NDA_ACCEPTANCE_READ', id)
  const { version, text, sha256, dataRoom } = await db.ndaText.findUniqueOrThrow({
    where: { id: ndaTextId },
    include: { dataRoom: { include: { project: { select: { title: true } } } } },
  })
  const { title } = dataRoom.project
  const bytes = await pdfReport(
    texts.agreement(),
    acceptedAt,
    (page) => {
      page.head(texts.agreement(), title)
      page.note(texts.version({ version }))
      for (const paragraph of text.split(/\n{2,}/)) page.text(paragraph)
      page.heading(texts.acceptance())
      page.text(texts.acceptedBy({ name, at: momentOnPaper(acceptedAt) }))
      page.end(texts.hash({ sha256 }))
    },
    paper,
  )
  return { bytes, name: `nda-${dataRoom.id}-${version}.pdf` }
}
