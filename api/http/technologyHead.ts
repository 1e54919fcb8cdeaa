/** What the page of a published technology says to those who run no script: the cards that other sites show for a link. */
import { language } from '#language'
import { config } from '../config.ts'
import type { Db } from '../db.ts'
import { firstLook } from '../features/branding/firstLook.ts'
import { shortened } from '../features/summaries/firstText.ts'
import { findPublished, publishedFor } from '../features/summaries/published.ts'
import { publicPathOf } from '../features/summaries/summary.rules.ts'

/** The longest description that such cards show. */
const longest = 200

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
const escaped = (text: string) => text.replace(/[&<>"']/g, (sign) => escapes[sign]!)

/** The head of an address's page, or null where there is nothing to say. */
export type HeadOf = (pathname: string) => Promise<Head | null>

export interface Head {
  title: string
  description: string
  tags: string
}

/** Only what is published has a head of its own; every other address has that of the app, as if nothing were there. */
export function technologyHead(db: Db): HeadOf {
  return async (pathname) => {
    const number = /^\/technologies\/(\d{1,9})$/.exec(pathname)?.[1]
    const found = number ? await findPublished(db, Number(number)) : null
    if (!found) return null
    const technology = publishedFor(found, language())
    const look = await db.platform.findUnique({ where: { id: 1 }, select: { platformName: true } })
    const { platformName } = look ?? firstLook
    const description = shortened(technology.problem || technology.solution, longest)
    const tags = {
      'og:type': 'article',
      'og:site_name': platformName,
      'og:title': technology.headline,
      'og:description': description,
      'og:url': `${config.publicUrl}${publicPathOf(technology.id)}`,
      'og:image': `${config.publicUrl}/share.png`,
      'og:image:width': '1200',
      'og:image:height': '630',
    }
    return {
      title: escaped(`${technology.headline} – ${platformName}`),
      description: escaped(description),
      tags: [
        ...Object.entries(tags).map(([name, content]) => `<meta property="${name}" content="${escaped(content)}" />`),
        '<meta name="twitter:card" content="summary_large_image" />',
        `<link rel="canonical" href="${escaped(tags['og:url'])}" />`,
      ].join('\n    '),
    }
  }
}

/** The app's page with such a head. */
export const withHead = (html: string, { title, description, tags }: Head): string =>
  html
    .replace(/<title>[^<]*<\/title>/, () => `<title>${title}</title>`)
    .replace(
      /(<meta\s+name="description"\s+content=")[^"]*(")/,
      (_, start: string, end: string) => start + description + end,
    )
    .replace('</head>', () => `  ${tags}\n  </head>`)
