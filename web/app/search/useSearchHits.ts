/** What a text finds: pages of the viewer first, then what the server finds. */
import * as synergy from '#texts/synergy/view.js'
import { outOfFive } from '#web/features/synergy/synergyWords.ts'
import { useEffect, useMemo, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import * as texts from '#texts/app/useSearchHits.js'
import type { useSearchHitsQuery } from '#web/__generated__/useSearchHitsQuery.graphql.ts'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { officeName } from '#web/features/patents/patentWords.ts'
import { useOpensProposals } from '#web/features/proposals/useOpensProposals.ts'
import { useAllowed, useApp } from '../AppContext.tsx'
import { useOpenPages } from '../PagesContext.tsx'
import { noMatch, rankOf } from './rankOf.ts'
import { roleLabel } from '../homes.ts'
import type { PageDescription } from '#web/relay/page.tsx'
import { expertParameter } from '../overlayParameters.ts'

export interface Hit {
  kind:
    | 'Page'
    | 'Recent'
    | 'Project'
    | 'Idea'
    | 'Challenge'
    | 'Proposal'
    | 'Collaboration'
    | 'Company'
    | 'Publication'
    | 'Assessment'
    | 'Synergy'
    | 'Disclosure'
    | 'Interest'
    | 'Investor'
    | 'Deal'
    | 'DataRoom'
    | 'Holding'
    | 'HoldingUpdate'
    | 'Patent'
    | 'Grant'
    | 'Facility'
    | 'FacilityBooking'
    | 'SupportRequest'
    | 'Announcement'
    | 'ModerationCase'
    | 'TechnologyEnquiry'
    | 'TechnologySummary'
    | 'TrlClaim'
    | 'Team'
    | 'Meeting'
    | 'Expert'
    | 'Person'
  title: string
  description: string
  tags: readonly string[]
  /** An address, or with `?` first what opens over the page that one is on. */
  to: string
}

const query = graphql`
  query useSearchHitsQuery($text: String!) {
    search(text: $text) {
      projects {
        path
        title
        department
        tags
      }
      publications {
        title
        venue
        authors
        path
      }
      synergyAnalyses {
        title
        overall
        path
      }
      deals {
        path
        title
        party
      }
      investmentInterests {
        path
        title
        investor {
          name
        }
      }
      investors {
        path
        title
        user {
          department
        }
      }
      dataRooms {
        path
        title
      }
      researchGrants {
        title
        funder
        reference
        path
      }
      patents {
        title
        office
        applicationNumber
        path
      }
      holdings {
        path
        name
      }
      holdingUpdates {
        path
        title
        dueOn
      }
      inventionDisclosures {
        title
        path
      }
      facilities {
        name
        department
        path
      }
      facilityBookings {
        purpose
        facility {
          name
        }
        path
      }
      supportRequests {
        title
        category {
          name
        }
        path
      }
      announcements {
        title
        text
        path
      }
      moderationCases {
        title
        text
        path
      }
      technologyEnquiries {
        headline
        name
        path
      }
      technologySummaries {
        headline
        project {
          department
        }
        path
      }
      trlClaims {
        title
        level
        path
      }
      arlAssessments {
        title
        score
        band
        path
      }
      teams {
        path
        name
        department
        tags
      }
      ideas {
        path
        title
        category
        tags
      }
      challenges {
        path
        title
        companyName
        tags
      }
      proposals {
        number
        path
        title
        challengeTitle
        author {
          name
        }
        challenge {
          path
        }
      }
      collaborations {
        path
        title
        challengeTitle
      }
      companies {
        path
        name
        city
      }
      meetings {
        path
        title
        startsAt
      }
      people {
        number
        name
        role
        department
        expertise
      }
      experts {
        number
        name
        department
        expertise
      }
    }
  }
`

const mostPages = 6

/** The server is not asked for less. */
const shortest = 2

/** The hits of a text, the best first, and whether they are all: the server answers after the pages are known. */
export function useSearchHits(text: string): { hits: readonly Hit[]; complete: boolean } {
  const pages = useOpenPages()
  const found = useServerHits(text)
  return useMemo(() => {
    if (!text) return { hits: [], complete: true }
    const matching = pages
      .map((page) => ({
        page,
        rank: rankOf(text, namesOf(page), [page.search?.description ?? '', ...(page.search?.tags ?? [])]),
      }))
      .filter(({ rank }) => rank < noMatch)
      .sort((a, b) => a.rank - b.rank)
      .slice(0, mostPages)
      .map(({ page }) => hitOf(page))
    const records = found ?? []
    const ranks = new Map(records.map((hit) => [hit, rankOf(text, [hit.title], [hit.description, ...hit.tags])]))
    return {
      hits: [...matching, ...records.toSorted((a, b) => ranks.get(a)! - ranks.get(b)!)],
      complete: found !== null || text.length < shortest,
    }
  }, [pages, text, found])
}

/** What a page is called: its title, and in the menu. */
const namesOf = ({ title, menu }: PageDescription) => (menu?.label ? [title, menu.label] : [title])

/** A page as a hit. */
export const hitOf = ({ title, path, search }: PageDescription): Hit => ({
  kind: 'Page',
  title,
  description: search?.description ?? '',
  tags: search?.tags ?? [],
  to: path,
})

interface Found {
  text: string
  hits: Hit[]
}

/** Records that are there for the viewer, as hits. */
const hitsOf = <R>(records: readonly (R | null | undefined)[], hit: (record: R) => Hit): Hit[] =>
  records.flatMap((record) => (record ? [hit(record)] : []))

/** What the server finds; null while it is asked. */
function useServerHits(text: string): Hit[] | null {
  const environment = useRelayEnvironment()
  const openProjects = useAllowed('PROJECT_PAGE')
  const listPeople = useAllowed('PROJECT_REVIEW')
  const opensProposals = useOpensProposals()
  const { whiteLabel } = useApp()
  const [found, setFound] = useState<Found>({ text: '', hits: [] })
  useEffect(() => {
    if (text.length < shortest) return
    const subscription = fetchQuery<useSearchHitsQuery>(environment, query, { text }).subscribe({
      next: ({ search }) =>
        setFound({
          text,
          hits: [
            ...hitsOf(openProjects ? search.projects : [], ({ title, department, tags, path }) => ({
              kind: 'Project',
              title,
              description: department,
              tags,
              to: path,
            })),
            ...hitsOf(search.ideas, ({ title, category, tags, path }) => ({
              kind: 'Idea',
              title,
              description: category,
              tags,
              to: path,
            })),
            ...hitsOf(search.challenges, ({ title, companyName, tags, path }) => ({
              kind: 'Challenge',
              title,
              description: companyName ?? '',
              tags,
              to: path,
            })),
            ...hitsOf(search.proposals, ({ title, challengeTitle, author, number, path, challenge }) => ({
              kind: 'Proposal',
              title: title || texts.proposal({ number }),
              description: [author?.name, challengeTitle].filter(Boolean).join(' · '),
              tags: [],
              to: opensProposals || !challenge ? path : challenge.path,
            })),
            ...hitsOf(search.collaborations, ({ title, challengeTitle, path }) => ({
              kind: 'Collaboration',
              title,
              description: challengeTitle,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.companies, ({ name, city, path }) => ({
              kind: 'Company',
              title: name,
              description: city,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.publications, ({ title, venue, authors, path }) => ({
              kind: 'Publication',
              title,
              description: venue,
              tags: authors,
              to: path,
            })),
            ...hitsOf(search.synergyAnalyses, ({ title, overall, path }) => ({
              kind: 'Synergy' as const,
              title,
              description: synergy.overall({ value: outOfFive(overall) }),
              tags: [],
              to: path,
            })),
            ...hitsOf(search.deals, ({ title, party, path }) => ({
              kind: 'Deal' as const,
              title,
              description: party,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.investmentInterests, ({ title, investor, path }) => ({
              kind: 'Interest' as const,
              title,
              description: investor?.name ?? '',
              tags: [],
              to: path,
            })),
            ...hitsOf(search.investors, ({ title, user, path }) => ({
              kind: 'Investor' as const,
              title,
              description: user.department,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.dataRooms, ({ title, path }) => ({
              kind: 'DataRoom' as const,
              title,
              description: texts.documentsForInvestors(),
              tags: [],
              to: path,
            })),
            ...hitsOf(search.researchGrants, ({ title, funder, reference, path }) => ({
              kind: 'Grant' as const,
              title,
              description: [funder, reference].filter(Boolean).join(', '),
              tags: [],
              to: path,
            })),
            ...hitsOf(search.patents, ({ title, office, applicationNumber, path }) => ({
              kind: 'Patent' as const,
              title,
              description: [officeName(office), applicationNumber].filter(Boolean).join(', '),
              tags: [],
              to: path,
            })),
            ...hitsOf(search.holdings, ({ name, path }) => ({
              kind: 'Holding' as const,
              title: name,
              description: '',
              tags: [],
              to: path,
            })),
            ...hitsOf(search.holdingUpdates, ({ title, dueOn, path }) => ({
              kind: 'HoldingUpdate' as const,
              title,
              description: formatDate(dueOn),
              tags: [],
              to: path,
            })),
            ...hitsOf(search.inventionDisclosures, ({ title, path }) => ({
              kind: 'Disclosure' as const,
              title,
              description: texts.confidential(),
              tags: [],
              to: path,
            })),
            ...hitsOf(search.facilities, ({ name, department, path }) => ({
              kind: 'Facility' as const,
              title: name,
              description: department,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.facilityBookings, ({ purpose, facility, path }) => ({
              kind: 'FacilityBooking' as const,
              title: facility.name,
              description: purpose,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.supportRequests, ({ title, category, path }) => ({
              kind: 'SupportRequest' as const,
              title,
              description: category.name,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.announcements, ({ title, text, path }) => ({
              kind: 'Announcement' as const,
              title,
              description: text,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.moderationCases, ({ title, text, path }) => ({
              kind: 'ModerationCase' as const,
              title,
              description: text,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.technologyEnquiries, ({ headline, name, path }) => ({
              kind: 'TechnologyEnquiry' as const,
              title: headline,
              description: name,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.technologySummaries, ({ headline, project, path }) => ({
              kind: 'TechnologySummary' as const,
              title: headline,
              description: project?.department ?? '',
              tags: [],
              to: path,
            })),
            ...hitsOf(search.trlClaims, ({ title, level, path }) => ({
              kind: 'TrlClaim' as const,
              title,
              description: texts.claimsTrl({ level }),
              tags: [],
              to: path,
            })),
            ...hitsOf(search.arlAssessments, ({ title, score, band, path }) => ({
              kind: 'Assessment' as const,
              title,
              description: `${score}, ${band}`,
              tags: [],
              to: path,
            })),
            ...hitsOf(search.teams, ({ name, department, tags, path }) => ({
              kind: 'Team',
              title: name,
              description: department,
              tags,
              to: path,
            })),
            ...hitsOf(search.meetings, ({ title, startsAt, path }) => ({
              kind: 'Meeting',
              title,
              description: formatTime(startsAt),
              tags: [],
              to: path,
            })),
            ...hitsOf(search.experts, ({ name, department, expertise, number }) => ({
              kind: 'Expert',
              title: name,
              description: department,
              tags: expertise,
              to: `?${expertParameter}=${number}`,
            })),
            ...hitsOf(
              listPeople
                ? search.people.filter((person) => person?.role !== 'EXPERT' && person?.role !== 'INVESTOR')
                : [],
              ({ name, role, department, expertise, number }) => ({
                kind: 'Person',
                title: name,
                description: [roleLabel(role, whiteLabel.roleLabels), department].filter(Boolean).join(', '),
                tags: expertise,
                to: `/projects/list?owner=${number}`,
              }),
            ),
          ],
        }),
      error: () => setFound({ text, hits: [] }),
    })
    return () => subscription.unsubscribe()
  }, [environment, text, openProjects, listPeople, opensProposals, whiteLabel.roleLabels])
  // The hits of an earlier text are no hits of this one.
  return found.text === text ? found.hits : null
}
