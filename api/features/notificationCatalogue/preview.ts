/** How words will be read: filled with sample values, in the letter's own frame, in light and in dark. */
import type { Language, NotificationKind } from '../../__generated__/prisma/enums.ts'
import type { Db } from '../../db.ts'
import type { FieldErrors } from '../../errors.ts'
import { inLanguage } from '../../language.ts'
import { mailOf } from '../../letter.ts'
import { mailFrame } from '../../mailFrame.rules.ts'
import { writerOf } from '../../letters/letterKinds.ts'
import type { Viewer } from '../../viewer.ts'
import { localeOf } from '../../languages.rules.ts'
import { sampleValues } from '../../wording/samples.ts'
import type { Template, Templates } from '../../wording/templates.ts'
import { mailLookOnPage } from '../branding/mailLook.ts'
import { wordsOf } from '../notifications/notificationText.ts'
import type { Entry } from './catalogue.ts'
import { problemsOf } from './checkWords.ts'

export interface Preview {
  problems: FieldErrors | null
  subject: string
  html: string
  text: string
  /** What the bell says; null for letters alone. */
  message: string | null
}

/** Words as they would be written to the viewer; those that cannot be taken show why instead. */
export async function previewOf(
  db: Db,
  entry: Entry,
  viewer: Viewer,
  { language, subject, text }: Template,
): Promise<Preview> {
  const problems = problemsOf(entry, subject, text)
  const templates: Templates = () => (problems ? null : { language, subject, text })
  const { name, email } = viewer
  const pending = { kind: entry.name, userId: viewer.id, name, email, notificationId: null, language }
  const mail = mailOf(writerOf(entry.name).sample(pending, templates))
  return {
    problems,
    subject: mail.subject,
    html: mailFrame(mail.framed!, await mailLookOnPage(db, language)),
    text: mail.text,
    message: entry.notification && said(entry.notification, language, templates),
  }
}

const said = (kind: NotificationKind, language: Language, templates: Templates) =>
  inLanguage(localeOf[language], () => wordsOf(kind, sampleValues(), language, templates).message)
