/** The look in which mails are sent; the logo goes along inside, so that no mail program has to be allowed to fetch it. */
import type { Db } from '../../db.ts'
import type { MailLook } from '../../mailFrame.rules.ts'
import { lookOf } from './look.ts'
import { namesIn } from './names.rules.ts'
import { keptPicture } from './pictures.ts'

interface Attachment {
  filename: string
  content: Buffer
  cid: string
  contentDisposition: 'inline'
}

export async function mailLookOf(db: Db): Promise<{ look: MailLook; attachments: Attachment[] }> {
  const look = await lookOf(db)
  const content = await keptPicture(db, look.logoPaperUrl)
  const { platformName, tagline } = namesIn('en', look)
  const { mailColor, mailFooter, logoHasName } = look
  return {
    look: { platformName, tagline, mailColor, mailFooter, logoHasName, logo: content && 'cid:logo' },
    attachments: content ? [{ filename: 'logo.png', content, cid: 'logo', contentDisposition: 'inline' }] : [],
  }
}
