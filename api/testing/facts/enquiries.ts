/** Enquiries of visitors by their state: none belongs to anybody with an account. */
import { EnquiryStatus } from '../../__generated__/prisma/enums.ts'
import { makeEnquiry } from '../../../prisma/seed/factories/technologies.ts'
import { any, type Cast, type Facts } from './fact.ts'

/** Makes them and says what each is to whom. */
export async function enquiryFacts({ db }: Cast): Promise<Facts> {
  const facts: Facts = {}
  for (const status of Object.values(EnquiryStatus)) {
    const { id } = await makeEnquiry(db, { status })
    facts[`${status} enquiry`] = { entity: 'TechnologyEnquiry', id, holds: any('any') }
  }
  return facts
}
