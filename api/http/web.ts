/** The built web app: files from dist, and its page for every address that a person may open. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import type { Readable } from 'node:stream'
import sirv from 'sirv'
import { language, languages } from '#language'
import { withoutQuery } from '../log.ts'
import { contentSecurityPolicy } from './headers.ts'
import { withHead, type HeadOf } from './technologyHead.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

/** What the pages that were rendered by the build say (web/build/firstCode.ts), and no other. */
const drawn = '<div id="root" inert>'

/** On what the answer to the same address depends. */
const varies = 'Accept-Encoding, Accept-Language, Cookie'

export type Handler = (req: IncomingMessage, res: ServerResponse) => void | Promise<void>

/** Serves the built app, each language from a build of its own, in that of the request; without them it says how to make them. */
export function webHandler(
  folder = dist,
  ownLook: () => Promise<boolean> = () => Promise.resolve(false),
  headOf: HeadOf = () => Promise.resolve(null),
): Handler {
  const serving = new Map(languages.map((each) => [each, oneLanguage(path.join(folder, each), ownLook, headOf)]))
  return (req, res) => {
    const pathname = withoutQuery(req.url)
    // A page that is open asks for its code also after another language was chosen.
    if (pathname.startsWith('/assets/')) {
      const holder = languages.find((each) => existsSync(path.join(folder, each, pathname)))
      return serving.get(holder ?? language())!(req, res)
    }
    res.setHeader('vary', varies)
    return serving.get(language())!(req, res)
  }
}

/**
 * Serves one build. Many pages have a file of their own (`/landing` has
 * `landing.html`). Those that were rendered by the build show the platform's first look, and are served as long as it has
 * none of its own. What `headOf` says of an address is in the head of its page.
 */
function oneLanguage(folder: string, ownLook: () => Promise<boolean>, headOf: HeadOf): Handler {
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) return (_, res) => notThere(res, 'The web app is not built: run npm start.')
  const html = readFileSync(page, 'utf8')
  const policy = contentSecurityPolicy(html)
  const rendered = new Set(
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.html') && readFileSync(path.join(folder, name), 'utf8').includes(drawn))
      .map((name) => `/${name.replaceAll(path.sep, '/').slice(0, -'.html'.length)}`),
  )
  const files = sirv(folder, {
    // Looks at the folder for every request: another start beside this one may build the app again.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, pathname) => {
      const named = pathname.startsWith('/assets/')
      res.setHeader('cache-control', named ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (!named) res.setHeader('vary', varies)
    },
  })
  const sendPage = (req: IncomingMessage, res: ServerResponse) => {
    req.url = '/'
    files(req, res, () => notThere(res, 'Not found'))
  }
  return async (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return notThere(res, 'Not found', 405)
    res.setHeader('content-security-policy', policy)
    // Who goes away while a file is sent must not leave it open.
    res.once('pipe', (file: Readable) => res.once('close', () => file.destroy()))
    const pathname = withoutQuery(req.url)
    if (pathname === '/' || pathname === '/index.html') return sendPage(req, res)
    const head = await headOf(pathname)
    if (head) {
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      return void res.end(req.method === 'HEAD' ? undefined : withHead(html, head))
    }
    if (rendered.has(pathname) && (await ownLook())) return sendPage(req, res)
    files(req, res, () =>
      path.extname(pathname) || pathname.startsWith('/assets/') ? notThere(res, 'Not found') : sendPage(req, res),
    )
  }
}

function notThere(res: ServerResponse, message: string, status = 404) {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message)
}
