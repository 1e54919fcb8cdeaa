/** The built web app: files from dist, and its page for every address that a person may open. */
import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import sirv from 'sirv'
import { withoutQuery } from '../log.ts'
import { contentSecurityPolicy } from './headers.ts'

const dist = path.resolve(import.meta.dirname, '../../dist')

export type Handler = (req: IncomingMessage, res: ServerResponse) => void

/** Serves the built app; without one it says how to make it. */
export function webHandler(folder = dist): Handler {
  const page = path.join(folder, 'index.html')
  if (!existsSync(page)) return (_, res) => notThere(res, 'The web app is not built: run npm start.')
  const html = readFileSync(page, 'utf8')
  const policy = contentSecurityPolicy(html)
  const files = sirv(folder, {
    // Looks at the folder for every request: another start beside this one may build the app anew.
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    setHeaders: (res, pathname) =>
      res.setHeader(
        'cache-control',
        pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ),
  })
  const sendPage: Handler = (req, res) => {
    req.url = '/'
    files(req, res, () => notThere(res, 'Not found'))
  }
  return (req, res) => {
    if (req.method !== 'GET' && req.method !== 'HEAD') return notThere(res, 'Not found', 405)
    res.setHeader('content-security-policy', policy)
    const pathname = withoutQuery(req.url)
    if (pathname === '/' || pathname === '/index.html') return sendPage(req, res)
    files(req, res, () =>
      path.extname(pathname) || pathname.startsWith('/assets/') ? notThere(res, 'Not found') : sendPage(req, res),
    )
  }
}

function notThere(res: ServerResponse, message: string, status = 404) {
  res.writeHead(status, { 'content-type': 'text/plain; charset=utf-8' }).end(message)
}
