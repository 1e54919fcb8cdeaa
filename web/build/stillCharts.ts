/**
 * What nivo's charts bring and ours never use. They stand still, are not pointed at and have their own legends, colours and
 * dates, so springs, annotations, legends, color schemes and written times are a third of their code. `slim.ts` puts these in
 * their places: a value that would move is at its end at once, and what is called all the same says so.
 */
const absent = (names: readonly string[], library: string) => `
const absent = () => { throw new Error('${library} is left out of the bundle') }
export { ${names.map((name) => `absent as ${name}`).join(', ')} }`

/** A spring's value is the value itself. */
const springs = `
export const animated = new Proxy({}, { get: (_, tag) => tag })
export const config = {}
export const to = (values, write) => Array.isArray(values) ? write(...values) : write(values)
const ends = ({ config, delay, from, immediate, reset, to = {}, ...values }) => ({ ...values, ...to })
export const useSpring = ends
export const useSprings = (_, all) => all.map(ends)
export const useTransition = (items, { enter, keys }) => (draw) =>
  items.map((item, at) => {
    const drawn = draw(typeof enter === 'function' ? enter(item, at) : enter, item, {}, at)
    return createElement(Fragment, { key: keys ? keys(item) : at }, drawn)
  })
import { createElement, Fragment } from 'react'`

const schemes = [
  'Category10',
  'Accent',
  'Dark2',
  'Paired',
  'Pastel1',
  'Pastel2',
  'Set1',
  'Set2',
  'Set3',
  'Tableau10',
  'Observable10',
]
const ranges = (
  'BrBG PRGn PiYG PuOr RdBu RdGy RdYlBu RdYlGn Spectral Blues Greens Greys Oranges Purples Reds ' +
  'BuGn BuPu GnBu OrRd PuBuGn PuBu PuRd RdPu YlGnBu YlGn YlOrBr YlOrRd'
).split(' ')
const curves = 'Turbo Viridis Inferno Magma Plasma Cividis Warm Cool CubehelixDefault Rainbow Sinebow'.split(' ')

/** What nivo takes from lodash, for themes, names of columns and lists: plain data. */
const lodash: Readonly<Record<string, string>> = {
  get: '(from, path, other) => String(path).split(".").reduce((value, key) => value?.[key], from) ?? other',
  isDate: '(value) => value instanceof Date',
  isEqual: '(one, other) => JSON.stringify(one) === JSON.stringify(other)',
  isFunction: '(value) => typeof value === "function"',
  isPlainObject: '(value) => Object.prototype.toString.call(value) === "[object Object]"',
  isString: '(value) => typeof value === "string"',
  merge: `function merge(target, ...sources) {
    for (const source of sources)
      for (const [key, value] of Object.entries(source ?? {}))
        if (value !== undefined) target[key] = value?.constructor === Object ? merge({ ...target[key] }, value) : value
    return target
  }`,
  pick: '(from, keys) => Object.fromEntries(keys.filter((key) => key in from).map((key) => [key, from[key]]))',
  set: `(target, path, value) => {
    const keys = path.split(".")
    const last = keys.pop()
    keys.reduce((at, key) => (at[key] ??= {}), target)[last] = value
    return target
  }`,
  sortBy: `(values, by = (value) => value) =>
    [...values].sort((one, other) => (by(one) < by(other) ? -1 : by(one) > by(other) ? 1 : 0))`,
  uniq: '(values) => [...new Set(values)]',
  uniqBy: `(values, by) => {
    const of = typeof by === "function" ? by : (value) => value[by]
    const seen = new Set()
    return values.filter((value) => !seen.has(of(value)) && seen.add(of(value)))
  }`,
  uniqueId: '((count) => (prefix = "") => prefix + ++count)(0)',
  without: '(values, ...others) => values.filter((value) => !others.includes(value))',
}

export const stillCharts: Readonly<Record<string, string>> = {
  ...Object.fromEntries(Object.entries(lodash).map(([name, code]) => [`lodash/${name}`, `export default ${code}`])),
  '@react-spring/web/dist/react-spring_web.modern': springs,
  '@nivo/annotations/dist/nivo-annotations': `
export const useAnnotations = () => []
export const useComputedAnnotations = () => []
${absent(['Annotation', 'renderAnnotationsToCanvas'], '@nivo/annotations')}`,
  '@nivo/legends/dist/nivo-legends': absent(
    [
      'BoxLegendSvg',
      'AnchoredContinuousColorsLegendSvg',
      'renderLegendToCanvas',
      'renderContinuousColorLegendToCanvas',
    ],
    '@nivo/legends',
  ),
  // Scales of time make their formats before anybody asks for them.
  'd3-time-format/src/index': `
const late = () => () => { throw new Error('d3-time-format is left out of the bundle') }
export { late as timeFormat, late as timeParse, late as utcFormat, late as utcParse }`,
  'd3-scale-chromatic/dist/d3-scale-chromatic': absent(
    [
      ...[...schemes, ...ranges].map((name) => `scheme${name}`),
      ...[...ranges, ...curves].map((name) => `interpolate${name}`),
    ],
    'd3-scale-chromatic',
  ),
}
