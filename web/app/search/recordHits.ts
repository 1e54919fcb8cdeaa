/** The records and people that the server finds, as hits: what each kind shows below its title and where it leads. */
import { graphql } from 'react-relay'
import * as synergy from '#texts/synergy/view.js'
import * as texts from '#texts/app/useSearchHits.js'
import { listed } from '#listed'
import type { recordHitsQuery$data } from '#web/__generated__/recordHitsQuery.graphql.ts'
import { outOfFive } from '#web/features/synergy/synergyWords.ts'
import { officeName } from '#web/features/patents/patentWords.ts'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { expertParameter } from '../overlayParameters.ts'
import { roleLabel } from '../homes.ts'
import type { Hit } from './hit.ts'

export const query = graphql`
  query recordHitsQuery($text: String!) {
    search(text: $text) {
      hits {
        of
        score
        places {
          start
          end
        }
      }
      projects {
        id
        path
        title
        department
        tags
      }
      publications {
        id
        title
        venue
        authors
        path
      }
      synergyAnalyses {
        id
        title
        overall
        path
      }
      deals {
        id
        path
        title
        party
      }
      investmentInterests {
        id
        path
        title
        investor {
          name
        }
      }
      investors {
        id
        path
        title
        user {
          department
        }
      }
      dataRooms {
        id
        path
        title
      }
      researchGrants {
        id
        title
        funder
        reference
        path
      }
      patents {
        id
        title
        office
        applicationNumber
        path
      }
      holdings {
        id
        path
        name
      }
      holdingUpdates {
        id
        path
        title
        dueOn
      }
      inventionDisclosures {
        id
        title
        path
      }
      facilities {
        id
        name
        department
        path
      }
      facilityBookings {
        id
        purpose
        facility {
          name
        }
        path
      }
      supportRequests {
        id
        title
        category {
          name
        }
        path
      }
      announcements {
        id
        title
        text
        path
      }
      moderationCases {
        id
        title
        text
        path
      }
      technologyEnquiries {
        id
        headline
        name
        path
      }
      technologySummaries {
        id
        headline
        project {
          department
        }
        path
      }
      trlClaims {
        id
        title
        level
        path
      }
      arlAssessments {
        id
        title
        score
        band
        path
      }
      teams {
        id
        path
        name
        department
        tags
      }
      ideas {
        id
        path
        title
        category
        tags
      }
      challenges {
        id
        path
        title
        companyName
        tags
      }
      proposals {
        id
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
        id
        path
        title
        challengeTitle
      }
      companies {
        id
        path
        name
        city
      }
      meetings {
        id
        path
        title
        startsAt
      }
      people {
        id
        number
        name
        role
        department
        expertise
      }
      experts {
        id
        number
        name
        department
        expertise
      }
    }
  }
`

/** What the viewer may open of what is found. */
export interface Opens {
  openProjects: boolean
  openProposals: boolean
  listPeople: boolean
}

/** Their titles are not what was searched. */
const otherTitles: ReadonlySet<Hit['kind']> = new Set(['FacilityBooking', 'Synergy'])

/** In no order; what is found but not among the best is left out. */
export function hitsOf({ search }: recordHitsQuery$data, may: Opens, labels: unknown): Hit[] {
  const ranked = new Map(search.hits.map((hit) => [hit.of, hit]))
  /** Those of one kind that are there for the viewer. */
  const hits = <R extends { readonly id: string }>(
    records: readonly (R | null | undefined)[],
    hit: (record: R) => Omit<Hit, 'score' | 'places'>,
  ): Hit[] =>
    records.flatMap((record) => {
      const found = record && ranked.get(record.id)
      if (!found) return []
      const shown = hit(record)
      return [{ ...shown, score: found.score, places: otherTitles.has(shown.kind) ? [] : found.places }]
    })
  return [
    ...hits(may.openProjects ? search.projects : [], ({ title, department, tags, path }) => ({
      kind: 'Project',
      title,
      description: department,
      tags,
      to: path,
    })),
    ...hits(search.ideas, ({ title, category, tags, path }) => ({
      kind: 'Idea',
      title,
      description: category,
      tags,
      to: path,
    })),
    ...hits(search.challenges, ({ title, companyName, tags, path }) => ({
      kind: 'Challenge',
      title,
      description: companyName ?? '',
      tags,
      to: path,
    })),
    ...hits(search.proposals, ({ title, challengeTitle, author, number, path, challenge }) => ({
      kind: 'Proposal',
      title: title || texts.proposal({ number }),
      description: [author?.name, challengeTitle].filter(Boolean).join(' · '),
      tags: [],
      to: may.openProposals || !challenge ? path : challenge.path,
    })),
    ...hits(search.collaborations, ({ title, challengeTitle, path }) => ({
      kind: 'Collaboration',
      title,
      description: challengeTitle,
      tags: [],
      to: path,
    })),
    ...hits(search.companies, ({ name, city, path }) => ({
      kind: 'Company',
      title: name,
      description: city,
      tags: [],
      to: path,
    })),
    ...hits(search.publications, ({ title, venue, authors, path }) => ({
      kind: 'Publication',
      title,
      description: venue,
      tags: authors,
      to: path,
    })),
    ...hits(search.synergyAnalyses, ({ title, overall, path }) => ({
      kind: 'Synergy',
      title,
      description: synergy.overall({ value: outOfFive(overall) }),
      tags: [],
      to: path,
    })),
    ...hits(search.deals, ({ title, party, path }) => ({
      kind: 'Deal',
      title,
      description: party,
      tags: [],
      to: path,
    })),
    ...hits(search.investmentInterests, ({ title, investor, path }) => ({
      kind: 'Interest',
      title,
      description: investor?.name ?? '',
      tags: [],
      to: path,
    })),
    ...hits(search.investors, ({ title, user, path }) => ({
      kind: 'Investor',
      title,
      description: user.department,
      tags: [],
      to: path,
    })),
    ...hits(search.dataRooms, ({ title, path }) => ({
      kind: 'DataRoom',
      title,
      description: texts.documentsForInvestors(),
      tags: [],
      to: path,
    })),
    ...hits(search.researchGrants, ({ title, funder, reference, path }) => ({
      kind: 'Grant',
      title,
      description: listed([funder, reference]),
      tags: [],
      to: path,
    })),
    ...hits(search.patents, ({ title, office, applicationNumber, path }) => ({
      kind: 'Patent',
      title,
      description: listed([officeName(office), applicationNumber]),
      tags: [],
      to: path,
    })),
    ...hits(search.holdings, ({ name, path }) => ({
      kind: 'Holding',
      title: name,
      description: '',
      tags: [],
      to: path,
    })),
    ...hits(search.holdingUpdates, ({ title, dueOn, path }) => ({
      kind: 'HoldingUpdate',
      title,
      description: formatDate(dueOn),
      tags: [],
      to: path,
    })),
    ...hits(search.inventionDisclosures, ({ title, path }) => ({
      kind: 'Disclosure',
      title,
      description: texts.confidential(),
      tags: [],
      to: path,
    })),
    ...hits(search.facilities, ({ name, department, path }) => ({
      kind: 'Facility',
      title: name,
      description: department,
      tags: [],
      to: path,
    })),
    ...hits(search.facilityBookings, ({ purpose, facility, path }) => ({
      kind: 'FacilityBooking',
      title: facility.name,
      description: purpose,
      tags: [],
      to: path,
    })),
    ...hits(search.supportRequests, ({ title, category, path }) => ({
      kind: 'SupportRequest',
      title,
      description: category.name,
      tags: [],
      to: path,
    })),
    ...hits(search.announcements, ({ title, text, path }) => ({
      kind: 'Announcement',
      title,
      description: text,
      tags: [],
      to: path,
    })),
    ...hits(search.moderationCases, ({ title, text, path }) => ({
      kind: 'ModerationCase',
      title,
      description: text,
      tags: [],
      to: path,
    })),
    ...hits(search.technologyEnquiries, ({ headline, name, path }) => ({
      kind: 'TechnologyEnquiry',
      title: headline,
      description: name,
      tags: [],
      to: path,
    })),
    ...hits(search.technologySummaries, ({ headline, project, path }) => ({
      kind: 'TechnologySummary',
      title: headline,
      description: project?.department ?? '',
      tags: [],
      to: path,
    })),
    ...hits(search.trlClaims, ({ title, level, path }) => ({
      kind: 'TrlClaim',
      title,
      description: texts.claimsTrl({ level }),
      tags: [],
      to: path,
    })),
    ...hits(search.arlAssessments, ({ title, score, band, path }) => ({
      kind: 'Assessment',
      title,
      description: `${score}, ${band}`,
      tags: [],
      to: path,
    })),
    ...hits(search.teams, ({ name, department, tags, path }) => ({
      kind: 'Team',
      title: name,
      description: department,
      tags,
      to: path,
    })),
    ...hits(search.meetings, ({ title, startsAt, path }) => ({
      kind: 'Meeting',
      title,
      description: formatTime(startsAt),
      tags: [],
      to: path,
    })),
    ...hits(search.experts, ({ name, department, expertise, number }) => ({
      kind: 'Expert',
      title: name,
      description: department,
      tags: expertise,
      to: `?${expertParameter}=${number}`,
    })),
    ...hits(
      may.listPeople ? search.people.filter((person) => person?.role !== 'EXPERT' && person?.role !== 'INVESTOR') : [],
      ({ name, role, department, expertise, number }) => ({
        kind: 'Person',
        title: name,
        description: listed([roleLabel(role, labels), department]),
        tags: expertise,
        to: `/projects/list?owner=${number}`,
      }),
    ),
  ]
}
