/** The records and people that the server finds, as hits: what each kind shows below its title and where it leads. */
import { graphql } from 'react-relay'
import * as synergy from '#texts/synergy/view.js'
import * as texts from '#texts/app/useSearchHits.js'
import { dotted, listed } from '#listed'
import type { recordHitsQuery$data } from '#web/__generated__/recordHitsQuery.graphql.ts'
import { outOfFive } from '#web/features/synergy/outOfFive.ts'
import { officeName } from '#web/features/patents/patentWords.ts'
import { formatDate, formatTime } from '#web/ui/format.ts'
import { expertParameter } from '#web/features/experts/expert.overlay.ts'
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
  listPeople: boolean
}

/** Their titles are not what was searched. */
const otherTitles: ReadonlySet<Hit['kind']> = new Set(['FacilityBooking', 'Synergy'])

/** What a kind shows of a record; it leads to the record's own page unless it says where else. */
type Shown = Pick<Hit, 'title'> & Partial<Pick<Hit, 'description' | 'tags' | 'to'>>

/** In no order; what is found but not among the best is left out. */
export function hitsOf({ search }: recordHitsQuery$data, may: Opens, labels: unknown): Hit[] {
  const ranked = new Map(search.hits.map((hit) => [hit.of, hit]))
  /** Those of one kind that are there for the viewer. */
  const hits = <R extends { readonly id: string; readonly path?: string }>(
    kind: Hit['kind'],
    records: readonly (R | null | undefined)[],
    shown: (record: R) => Shown,
  ): Hit[] =>
    records.flatMap((record) => {
      const found = record && ranked.get(record.id)
      if (!found) return []
      const places = otherTitles.has(kind) ? [] : found.places
      return [{ kind, description: '', tags: [], to: record.path ?? '', ...shown(record), score: found.score, places }]
    })
  return [
    ...hits('Project', may.openProjects ? search.projects : [], ({ title, department, tags }) => ({
      title,
      description: department,
      tags,
    })),
    ...hits('Idea', search.ideas, ({ title, category, tags }) => ({ title, description: category, tags })),
    ...hits('Challenge', search.challenges, ({ title, companyName, tags }) => ({
      title,
      description: companyName ?? '',
      tags,
    })),
    ...hits('Proposal', search.proposals, ({ title, challengeTitle, author, number }) => ({
      title: title || texts.proposal({ number }),
      description: dotted([author?.name, challengeTitle]),
    })),
    ...hits('Collaboration', search.collaborations, ({ title, challengeTitle }) => ({
      title,
      description: challengeTitle,
    })),
    ...hits('Company', search.companies, ({ name, city }) => ({ title: name, description: city })),
    ...hits('Publication', search.publications, ({ title, venue, authors }) => ({
      title,
      description: venue,
      tags: authors,
    })),
    ...hits('Synergy', search.synergyAnalyses, ({ title, overall }) => ({
      title,
      description: synergy.overall({ value: outOfFive(overall) }),
    })),
    ...hits('Deal', search.deals, ({ title, party }) => ({ title, description: party })),
    ...hits('Interest', search.investmentInterests, ({ title, investor }) => ({
      title,
      description: investor?.name ?? '',
    })),
    ...hits('Investor', search.investors, ({ title, user }) => ({ title, description: user.department })),
    ...hits('DataRoom', search.dataRooms, ({ title }) => ({ title, description: texts.documentsForInvestors() })),
    ...hits('Grant', search.researchGrants, ({ title, funder, reference }) => ({
      title,
      description: listed([funder, reference]),
    })),
    ...hits('Patent', search.patents, ({ title, office, applicationNumber }) => ({
      title,
      description: listed([officeName(office), applicationNumber]),
    })),
    ...hits('Holding', search.holdings, ({ name }) => ({ title: name })),
    ...hits('HoldingUpdate', search.holdingUpdates, ({ title, dueOn }) => ({ title, description: formatDate(dueOn) })),
    ...hits('Disclosure', search.inventionDisclosures, ({ title }) => ({ title, description: texts.confidential() })),
    ...hits('Facility', search.facilities, ({ name, department }) => ({ title: name, description: department })),
    ...hits('FacilityBooking', search.facilityBookings, ({ purpose, facility }) => ({
      title: facility.name,
      description: purpose,
    })),
    ...hits('SupportRequest', search.supportRequests, ({ title, category }) => ({ title, description: category.name })),
    ...hits('Announcement', search.announcements, ({ title, text }) => ({ title, description: text })),
    ...hits('ModerationCase', search.moderationCases, ({ title, text }) => ({ title, description: text })),
    ...hits('TechnologyEnquiry', search.technologyEnquiries, ({ headline, name }) => ({
      title: headline,
      description: name,
    })),
    ...hits('TechnologySummary', search.technologySummaries, ({ headline, project }) => ({
      title: headline,
      description: project?.department ?? '',
    })),
    ...hits('TrlClaim', search.trlClaims, ({ title, level }) => ({ title, description: texts.claimsTrl({ level }) })),
    ...hits('Assessment', search.arlAssessments, ({ title, score, band }) => ({
      title,
      description: listed([score, band]),
    })),
    ...hits('Team', search.teams, ({ name, department, tags }) => ({ title: name, description: department, tags })),
    ...hits('Meeting', search.meetings, ({ title, startsAt }) => ({ title, description: formatTime(startsAt) })),
    ...hits('Expert', search.experts, ({ name, department, expertise, number }) => ({
      title: name,
      description: department,
      tags: expertise,
      to: `?${expertParameter}=${number}`,
    })),
    ...hits(
      'Person',
      may.listPeople ? search.people.filter((person) => person?.role !== 'EXPERT' && person?.role !== 'INVESTOR') : [],
      ({ name, role, department, expertise, number }) => ({
        title: name,
        description: listed([roleLabel(role, labels), department]),
        tags: expertise,
        to: `/projects/list?owner=${number}`,
      }),
    ),
  ]
}
