/** Which accounts the university vouches for by their address alone, once it is proven. */
import { config } from '../../config.ts'
import type { Viewer } from '../../viewer.ts'

/** Whether a researcher's address is in one of UNIVERSITY_DOMAINS, or a part of one. */
export function isUniversityResearcher({ role, email }: Pick<Viewer, 'role' | 'email'>): boolean {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return (
    role === 'RESEARCHER' && config.universityDomains.some((name) => domain === name || domain.endsWith(`.${name}`))
  )
}
