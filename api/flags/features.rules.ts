/**
 * The features of the product that administrators can switch: each is named here, asked for where it acts (`featureIsOn`),
 * and goes from here when it no longer need be switched (docs/decisions/0368).
 */

interface Feature {
  /**
   * RELEASE: the product is about to change, for some people first; it goes when everybody has it.
   * SWITCH: what an administrator may have to stop at once; it stays.
   */
  kind: 'RELEASE' | 'SWITCH'
  /** The day on which it came into the code. */
  since: string
  /** Visitors use it: it is on for everybody or for nobody. */
  forVisitors?: true
}

export const features = {
  REGISTRATION: { kind: 'SWITCH', since: '2026-11-26', forVisitors: true },
  ENQUIRIES: { kind: 'SWITCH', since: '2026-11-26', forVisitors: true },
  CONTENT_REPORTS: { kind: 'RELEASE', since: '2026-11-26' },
  IMPORTS: { kind: 'SWITCH', since: '2026-11-26' },
} as const satisfies Record<string, Feature>

export type FeatureName = keyof typeof features

export const featureNames = Object.keys(features) as FeatureName[]

export const featureOf = (name: FeatureName): Feature => features[name]

/** After how many days a release should have reached everybody: Unleash expects 40 of releases. */
export const releaseDays = 40
