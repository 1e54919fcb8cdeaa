/** What the whole app knows: who looks at it, how the platform calls itself, and whether demo accounts exist. */
import { fetchQuery, graphql } from 'react-relay'
import type { Environment } from 'relay-runtime'
import type { appQuery } from '#web/__generated__/appQuery.graphql.ts'
import { setUniversityZone } from '#api/universityDay.rules.ts'

export const appDocument = graphql`
  query appQuery {
    viewer {
      id
      userId
      number
      name
      email
      role
      status
      department
      profileImage
      timeZone
      language
      viewedUntil
      permissions
      mustSetUpSecondFactor
      confirmsAddress
      ...usePins_viewer
    }
    whiteLabel {
      platformName
      primaryColor
      secondaryColor
      accentColor
      backgroundColor
      textColor
      shortName
      tagline
      arabicName
      arabicShortName
      arabicTagline
      logoUrl
      logoDarkUrl
      logoHasName
      faviconUrl
      sidebarLabels
      roleLabels
    }
    demo
    features
    platformSettings {
      timeZone
      shortDollars
      firstWeekday
      workingWeekdays
      uploadMaxBytes
      maintenance {
        ...MaintenanceNotice_maintenance
      }
    }
    signInWays {
      provider
      name
    }
    helpWords {
      slug
      language
      title
      summary
    }
    offeredHelpArticles {
      slug
      language
      category
      type
      roles
      pages
      title
      summary
    }
    currentAnnouncements {
      pages
      ...Announcements_announcement
    }
  }
`

export type App = appQuery['response']
export type AppViewer = NonNullable<App['viewer']>

let knownAt: number | null = null

/** For how long the app has known who looks at it, in milliseconds. */
export const knownFor = (): number => (knownAt === null ? 0 : performance.now() - knownAt)

/** Asks once; later calls are answered from the store. */
export async function readApp(environment: Environment): Promise<App> {
  const app = await fetchQuery<appQuery>(environment, appDocument, {}, { fetchPolicy: 'store-or-network' }).toPromise()
  if (!app) throw new Error('The server did not answer')
  // Before any page reads what day it is.
  setUniversityZone(app.platformSettings.timeZone)
  knownAt ??= performance.now()
  return app
}
