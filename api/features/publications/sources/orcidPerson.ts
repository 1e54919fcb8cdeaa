/** Where the person of an ORCID record works, and on what (its API, version 3.0). */

interface Employment {
  organization?: { name?: string | null } | null
  'department-name'?: string | null
  'end-date'?: object | null
}

interface Record {
  person?: { keywords?: { keyword?: { content?: string | null }[] } | null } | null
  'activities-summary'?: {
    employments?: { 'affiliation-group'?: { summaries?: { 'employment-summary'?: Employment }[] }[] } | null
  } | null
}

export interface OrcidPerson {
  institution: string
  department: string
  keywords: string[]
}

/** The employment that has not ended, the latest first as ORCID orders them; what the record leaves out is empty. */
export function orcidPerson(record: object): OrcidPerson {
  const { person, 'activities-summary': activities } = record as Record
  const employments = (activities?.employments?.['affiliation-group'] ?? []).flatMap(({ summaries = [] }) =>
    summaries.flatMap((one) => one['employment-summary'] ?? []),
  )
  const present = employments.find((employment) => !employment['end-date'])
  return {
    institution: present?.organization?.name ?? '',
    department: present?.['department-name'] ?? '',
    keywords: (person?.keywords?.keyword ?? []).flatMap(({ content }) => content?.trim() || []),
  }
}
