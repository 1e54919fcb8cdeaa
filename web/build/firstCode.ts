/** When a page's file has which code fetched and run; the script in index.html brings what is kept in templates. */
import type { Rolldown } from 'vite'
import type { Question } from '../relay/earlyAnswer.ts'

export type Bundle = Rolldown.OutputBundle

/** The files of a module's code with all that it needs, without those that are there anyhow. */
export function codeOf(bundle: Bundle, module: string, known: ReadonlySet<string> = new Set()): Set<string> {
  const found = new Set<string>()
  const add = (name: string) => {
    const chunk = bundle[name]
    if (chunk?.type !== 'chunk' || known.has(name) || found.has(name)) return
    found.add(name)
    chunk.imports.forEach(add)
  }
  const start = Object.values(bundle).find((one) => one.type === 'chunk' && one.facadeModuleId === module)
  if (!start) throw new Error(`${module} is no file of its own`)
  add(start.fileName)
  return found
}

/** What starts the app, as Vite writes it; the page comes back without. */
function split(html: string): { page: string; script: string; links: string[] } {
  const links: string[] = []
  let script = ''
  const page = html
    .replace(/\s*<script type="module" crossorigin src="(.+?)"><\/script>/, (tag, source: string) => {
      script = tag.trim()
      links.push(preload(source))
      return ''
    })
    .replace(/\s*<link rel="modulepreload" crossorigin href="(.+?)">/g, (_, source: string) => {
      links.push(preload(source))
      return ''
    })
  if (!script) throw new Error('The page has no script')
  return { page, script, links }
}

const preload = (file: string) =>
  `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file.startsWith('/') ? file : `/${file}`}">`

const template = (id: string, content: readonly string[], more = '') =>
  `<template id="${id}"${more}>${content.join('')}</template>`

const data = (name: string, value: unknown) =>
  ` data-${name}="${JSON.stringify(value).replaceAll('&', '&amp;').replaceAll('"', '&quot;')}"`

const withHead = (page: string, head: string) => page.replace('</head>', () => `${head}\n  </head>`)

/** What is asked beside the code: by the app whatever the address says more, and by the page when it says no more. */
export interface Questions {
  app: readonly Question[]
  page?: Question | null
}

/** A page that shows nothing without its code: it is fetched at once, and with a session `inside`, too. */
export function waitingPage(html: string, inside: Iterable<string>, { app, page: own }: Questions): string {
  const { page, script, links } = split(html)
  const asked = data('app', app) + data('page', own ? [...app, own] : app)
  const kept = [template('inside', [...inside].map(preload), asked), template('later', [script])]
  return withHead(page, [...links, ...kept].join('\n    '))
}

/** A page that shows without its code, which is fetched when it has been drawn. */
export function drawnPage(html: string, title: string, markup: string): string {
  const { page, script, links } = split(html)
  // Inert, because what is written into it before the script has taken over would be lost; the server knows the page by it.
  const root = `<div id="root" inert>${markup}</div>`
  return withHead(page, template('later', [...links, script]))
    .replace(/<title>.*<\/title>/, () => `<title>${title}</title>`)
    .replace(/<div id="root">[\s\S]*?<\/div>\s*<\/div>/, () => root)
}
