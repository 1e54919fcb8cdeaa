/** What a text finds: pages of the viewer first, then what the server finds. */
import { useEffect, useMemo, useState } from 'react'
import { fetchQuery, graphql } from 'react-relay'
import { useRelayEnvironment } from 'react-relay/hooks'
import type { useSearchHitsQuery } from '#web/__generated__/useSearchHitsQuery.graphql.ts'
import { formatTime } from '#web/ui/format.ts'
import { useAllowed, useApp } from '../AppContext.tsx'
import { useOpenPages } from '../PagesContext.tsx'
import { roleLabel } from '../homes.ts'
import { expertParameter } from '../overlayParameters.ts'

export interface Hit {
  kind: 'Page' | 'Project' | 'Idea' | 'Team' | 'Meeting' | 'Expert' | 'Person'
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
        number
        title
        department
        tags
      }
      teams {
        number
        name
        department
        tags
      }
      ideas {
        number
        title
        category
        tags
      }
      events {
        number
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

export function useSearchHits(text: string): Hit[] {
  const pages = useOpenPages()
  const found = useServerHits(text)
  return useMemo(() => {
    if (!text) return []
    const words = text.toLowerCase()
    const matching = pages
      .filter(({ title, search }) =>
        [title, search?.description, ...(search?.tags ?? [])].join(' ').toLowerCase().includes(words),
      )
      .slice(0, mostPages)
      .map(({ title, path, search }) => ({
        kind: 'Page' as const,
        title,
        description: search?.description ?? '',
        tags: search?.tags ?? [],
        to: path,
      }))
    return [...matching, ...found]
  }, [pages, text, found])
}

interface Found {
  text: string
  hits: Hit[]
}
const nothing: Found = { text: '', hits: [] }

function useServerHits(text: string): Hit[] {
  const environment = useRelayEnvironment()
  const openProjects = useAllowed('PROJECT_PAGE')
  const listPeople = useAllowed('PROJECT_REVIEW')
  const { whiteLabel } = useApp()
  const [found, setFound] = useState<Found>(nothing)
  useEffect(() => {
    if (text.length < 2) return
    const subscription = fetchQuery<useSearchHitsQuery>(environment, query, { text }).subscribe({
      next: ({ search }) => {
        const projects = (openProjects ? search.projects : []).flatMap((project) =>
          project
            ? [
                {
                  kind: 'Project' as const,
                  title: project.title,
                  description: project.department,
                  tags: project.tags,
                  to: `/projects/${project.number}`,
                },
              ]
            : [],
        )
        const teams = search.teams.flatMap((team) =>
          team
            ? [
                {
                  kind: 'Team' as const,
                  title: team.name,
                  description: team.department,
                  tags: team.tags,
                  to: `/my-teams?team=${team.number}`,
                },
              ]
            : [],
        )
        const ideas = search.ideas.flatMap((idea) =>
          idea
            ? [
                {
                  kind: 'Idea' as const,
                  title: idea.title,
                  description: idea.category,
                  tags: idea.tags,
                  to: `/ideas-sandbox?idea=${idea.number}`,
                },
              ]
            : [],
        )
        const people = (listPeople ? search.people : []).flatMap((person) =>
          person && person.role !== 'EXPERT'
            ? [
                {
                  kind: 'Person' as const,
                  title: person.name,
                  description: [roleLabel(person.role, whiteLabel.roleLabels), person.department]
                    .filter(Boolean)
                    .join(', '),
                  tags: person.expertise,
                  to: `/projects/list?owner=${person.number}`,
                },
              ]
            : [],
        )
        const experts = search.experts.flatMap((expert) =>
          expert
            ? [
                {
                  kind: 'Expert' as const,
                  title: expert.name,
                  description: expert.department,
                  tags: expert.expertise,
                  to: `?${expertParameter}=${expert.number}`,
                },
              ]
            : [],
        )
        const meetings = search.events.flatMap((event) =>
          event
            ? [
                {
                  kind: 'Meeting' as const,
                  title: event.title,
                  description: formatTime(event.startsAt),
                  tags: [],
                  to: `/meetings/${event.number}`,
                },
              ]
            : [],
        )
        setFound({ text, hits: [...projects, ...ideas, ...teams, ...meetings, ...experts, ...people] })
      },
      error: () => setFound({ text, hits: [] }),
    })
    return () => subscription.unsubscribe()
  }, [environment, text, openProjects, listPeople, whiteLabel.roleLabels])
  // The hits of an earlier text are no hits of this one.
  return found.text === text ? found.hits : nothing.hits
}
