/** The look in which mails are sent; the logo goes along inside, so that no mail program has to be allowed to fetch it. */
import type { Db } from '../../db.ts'
import type { Framed, MailLook } from '../../mailFrame.rules.ts'
import type { Look } from './firstLook.ts'
import { lookOf } from './look.ts'
import { namesIn } from './names.rules.ts'
import { keptPicture } from './pictures.ts'

interface Attachment {
  filename: string
  content: Buffer
  cid: string
  contentDisposition: 'inline'
}

function frameOf(look: Look, logo: string | null, language: Framed['language']): MailLook {
  const { platformName, tagline } = namesIn(language === 'ARABIC' ? 'ar' : 'en', look)
  const { mailColor, mailFooter, logoHasName } = look
  return { platformName, tagline, mailColor, mailFooter, logoHasName, logo }
}

/** The look of a mail in a language, and what goes along with it. */
export async function mailLookOf(
  db: Db,
  language?: Framed['language'],
): Promise<{ look: MailLook; attachments: Attachment[] }> {
  const look = await lookOf(db)
  const content = await keptPicture(db, look.logoPaperUrl)
  return {
    look: frameOf(look, content && 'cid:logo', language),
    attachments: content ? [{ filename: 'logo.png', content, cid: 'logo', contentDisposition: 'inline' }] : [],
  }
}

/** The look of a mail that a page shows in a frame of its own, which reaches nothing: the logo stands inside. */
export async function mailLookOnPage(db: Db, language?: Framed['language']): Promise<MailLook> {
  const look = await lookOf(db)
  const content = await keptPicture(db, look.logoPaperUrl)
  return frameOf(look, content && `data:image/png;base64,${content.toString('base64')}`, language)
}
