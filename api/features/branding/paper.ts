/** The look of what is printed: the letterhead of PDF files. */
import { language } from '#language'
import type { Db } from '../../db.ts'
import type { Paper } from '../../pdfReport.ts'
import { lookOf } from './look.ts'
import { namesIn } from './names.rules.ts'
import { keptPicture } from './pictures.ts'

export async function paperOf(db: Db): Promise<Paper> {
  const look = await lookOf(db)
  const { platformName } = namesIn(language(), look)
  return {
    platformName,
    colour: look.primaryColor,
    logo: await keptPicture(db, look.logoPaperUrl),
    logoHasName: look.logoHasName,
  }
}
