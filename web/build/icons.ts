/**
 * Draws each icon as one path: lucide draws some of up to seven shapes, each of which is an element, and a list of a hundred rows has
 * them by the hundred, to be laid out, painted and taken away again. They look the same; icons whose shapes differ in more than form stay.
 */
import { runInNewContext } from 'node:vm'
import type { Plugin } from 'vite'

type Shape = [name: string, attributes: Record<string, string>]

const icon = /\/node_modules\/lucide-react\/dist\/esm\/icons\/[\w-]+\.mjs$/
const data = /const __iconData = (\{[\s\S]*?\n\});/

export const icons: Plugin = {
  name: 'icons',
  apply: 'build',
  transform: {
    filter: { id: icon, code: 'createLucideIcon(' },
    handler(code) {
      const found = data.exec(code)
      if (!found) this.error('Lucide writes its icons in another way now')
      const { node, ...rest } = runInNewContext(`(${found[1]})`) as { node: Shape[] }
      const d = onePath(node)
      if (!d) return null
      const drawn = JSON.stringify({ ...rest, node: [['path', { d, key: 'd' }]] })
      return { code: code.replace(data, () => `const __iconData = ${drawn};`), map: null }
    },
  },
}

/** All shapes of an icon as the steps of one path; null when one of them has more than a form. */
export function onePath(shapes: readonly Shape[]): string | null {
  const paths = shapes.map(pathOf)
  if (paths.includes(null)) return null
  // What begins with a relative step is meant from 0,0 and not from the end of the one before.
  return paths.map((path) => (path!.startsWith('m') ? `M0 0${path}` : path)).join('')
}

/** https://www.w3.org/TR/SVG2/shapes.html */
function pathOf([name, attributes]: Shape): string | null {
  const at = (attribute: string) => Number(attributes[attribute] ?? 0)
  const only = (...names: string[]) =>
    Object.keys(attributes).every((attribute) => attribute === 'key' || names.includes(attribute))
  if (name === 'path' && only('d')) return attributes['d']!
  if (name === 'line' && only('x1', 'x2', 'y1', 'y2')) return `M${at('x1')} ${at('y1')}L${at('x2')} ${at('y2')}`
  if (name === 'circle' && only('cx', 'cy', 'r'))
    return rounded(at('cx') - at('r'), at('cy') - at('r'), 2 * at('r'), 2 * at('r'), at('r'), at('r'))
  if (name === 'rect' && only('x', 'y', 'width', 'height', 'rx', 'ry')) {
    const rx = at(attributes['rx'] ? 'rx' : 'ry')
    return rounded(at('x'), at('y'), at('width'), at('height'), rx, at(attributes['ry'] ? 'ry' : 'rx'))
  }
  return null
}

/** A rectangle with round corners; of half its size they make it a circle. */
function rounded(x: number, y: number, width: number, height: number, rx: number, ry: number): string {
  const corner = (dx: number, dy: number) => (rx ? `a${rx} ${ry} 0 0 1 ${dx} ${dy}` : '')
  const [across, down] = [width - 2 * rx, height - 2 * ry]
  return `M${x + rx} ${y}h${across}${corner(rx, ry)}v${down}${corner(-rx, ry)}h${-across}${corner(-rx, -ry)}v${-down}${corner(rx, -ry)}z`
}
