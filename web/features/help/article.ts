/** What an article is: a Markdown file with a head. Read when the app is built, so that a wrong head stops the build. */

export const categories = [
  'Basics',
  'Research',
  'Collaboration',
  'Opportunities',
  'AI Tools',
  'Process',
  'Security',
  'Technical',
  'Support',
  'Tips',
] as const
export const types = ['guide', 'tutorial', 'reference', 'faq'] as const
/** Whom an article is for; everybody when it names nobody. */
const audiences = ['researcher', 'industry', 'investor', 'expert', 'university'] as const

export type Category = (typeof categories)[number]
export type ArticleType = (typeof types)[number]
export type Audience = (typeof audiences)[number]

export interface ArticleHead {
  title: string
  category: Category
  type: ArticleType
  summary: string
  tags: string[]
  /** The paths of the pages that it explains, as routes write them. */
  pages: string[]
  roles: Audience[]
}

const shape = /^---\n([\s\S]*?)\n---\n+([\s\S]*)$/
const known = ['title', 'category', 'type', 'summary', 'tags', 'pages', 'roles']

/** Splits a file into its head and its text; throws a sentence that names the file when the head is wrong. */
export function readArticle(source: string, file: string): { head: ArticleHead; text: string } {
  const wrong = (why: string): never => {
    throw new Error(`${file}: ${why}`)
  }
  const [, lines = wrong('it must begin with a head between two lines of ---'), text = ''] = shape.exec(source) ?? []
  const fields: Record<string, string> = {}
  for (const line of lines.split('\n')) {
    const [, name = wrong(`"${line}" is not "name: value"`), value = ''] = /^(\w+): *(.*)$/.exec(line) ?? []
    if (!known.includes(name)) wrong(`${name} is none of ${known.join(', ')}`)
    fields[name] = value.trim()
  }
  const needed = (name: string) => fields[name] || wrong(`${name} is missing`)
  const oneOf = <V extends string>(name: string, value: string, values: readonly V[]) =>
    values.find((one) => one === value) ?? wrong(`${name} is none of ${values.join(', ')}`)
  const list = (name: string) =>
    (fields[name] ?? '')
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean)
  const head: ArticleHead = {
    title: needed('title'),
    category: oneOf('category', needed('category'), categories),
    type: oneOf('type', needed('type'), types),
    summary: needed('summary'),
    tags: list('tags').length ? list('tags') : wrong('tags are missing'),
    pages: list('pages'),
    roles: list('roles').map((role) => oneOf('roles', role, audiences)),
  }
  return { head, text: text.trim() || wrong('it has no text') }
}
