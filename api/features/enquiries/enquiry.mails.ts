/** The letter with the answer to an enquiry. It goes to somebody without an account, who asked for it. */
import * as texts from '#texts/enquiries/mails.js'
import type { TechnologyEnquiry } from '../../__generated__/prisma/client.ts'
import type { Letter } from '../../letter.ts'
import { keptMonths } from './enquiry.rules.ts'

interface Answered extends Pick<TechnologyEnquiry, 'email' | 'name' | 'headline' | 'message' | 'answer'> {
  answeredBy: { name: string; email: string } | null
}

export const answerLetter = ({ email, name, headline, message, answer, answeredBy }: Answered): Letter => ({
  to: email,
  name,
  subject: texts.answer({ headline }),
  paragraphs: [
    answer,
    ...(answeredBy ? [texts.replyTo({ name: answeredBy.name, email: answeredBy.email })] : []),
    texts.youWrote({ message }),
    texts.kept({ months: keptMonths }),
  ],
})
