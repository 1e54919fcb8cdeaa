/** Everybody of the demo university. */
import type { DemoPerson } from './demoPerson.ts'
import { partners } from './partners.ts'
import { researchers } from './researchers.ts'
import { experts, staff } from './university.ts'

export const people: DemoPerson[] = [...staff, ...researchers, ...partners, ...experts]

/** ROLE@demo.ascent.test for the account of a role; the others cannot be written to at all. */
export const emailOf = ({ key, account }: DemoPerson) => `${key}@${account ? 'demo.ascent.test' : 'demo.example'}`
