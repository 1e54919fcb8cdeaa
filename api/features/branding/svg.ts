/** An SVG picture that can do nothing but be seen: what is not known to be harmless is left out. */
import { XMLSerializer } from '@xmldom/xmldom'
import { xmlOf } from '../accounts/providers/samlMetadata.ts'

const namespace = 'http://www.w3.org/2000/svg'

const elements = new Set(
  `svg g defs title desc path rect circle ellipse line polyline polygon text tspan use symbol clipPath mask
  linearGradient radialGradient stop pattern filter feGaussianBlur feOffset feMerge feMergeNode feBlend feColorMatrix
  feFlood feComposite`.split(/\s+/),
)

const attributes = new Set(
  `id class viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx fy d points transform fill
  fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset opacity color display visibility clip-path clip-rule clipPathUnits mask maskUnits
  maskContentUnits gradientUnits gradientTransform spreadMethod offset stop-color stop-opacity patternUnits
  patternContentUnits patternTransform font-family font-size font-weight font-style text-anchor dominant-baseline
  letter-spacing filter filterUnits in in2 result stdDeviation dx dy mode type values flood-color flood-opacity operator
  style href xmlns version`.split(/\s+/),
)

/** Only to a part of the same picture. */
const leadsOut = (name: string, value: string) =>
  name === 'href' ? !/^#[\w.-]+$/.test(value) : /url\(\s*(?!['"]?#)|@import|expression|javascript:|data:/i.test(value)

function clean(element: Element): void {
  for (const { name, localName, value } of Array.from(element.attributes)) {
    const isKnown = name === 'xlink:href' || (attributes.has(name) && localName === name) || name === 'xmlns:xlink'
    if (!isKnown || (!name.startsWith('xmlns') && leadsOut(localName, value))) element.removeAttribute(name)
  }
  for (const child of Array.from(element.childNodes)) {
    const inner = child as Element
    if (child.nodeType === 3) continue
    if (child.nodeType === 1 && inner.namespaceURI === namespace && elements.has(inner.localName)) clean(inner)
    else element.removeChild(child)
  }
}

interface Drawing {
  bytes: Buffer
  width: number
  height: number
}

/** Throws where it is no SVG, has a document type, or says no size. */
export function harmlessSvg(bytes: Buffer): Drawing {
  const root = xmlOf(new TextDecoder('utf-8', { fatal: true }).decode(bytes).trim()).documentElement
  if (root.namespaceURI !== namespace || root.localName !== 'svg') throw new Error('No SVG')
  clean(root)
  const box = (root.getAttribute('viewBox') ?? '')
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const side = (name: string, at: number) => box[at] || Number.parseFloat(root.getAttribute(name) ?? '')
  const [width, height] = [side('width', 2), side('height', 3)]
  if (!(width > 0 && height > 0)) throw new Error('No size')
  return { bytes: Buffer.from(new XMLSerializer().serializeToString(root)), width, height }
}
