/** What the bench's data are made of. */
export const departments = [
  'Aerospace Engineering',
  'Biomedical Engineering',
  'Chemical Engineering',
  'Chemistry',
  'Civil Engineering',
  'Computer Science',
  'Earth Sciences',
  'Electrical Engineering',
  'Industrial Engineering',
  'Materials Science',
  'Mathematics',
  'Mechanical Engineering',
  'Medicine',
  'Molecular Biology',
  'Nuclear Engineering',
  'Petroleum Engineering',
  'Physics',
  'Psychology',
  'Robotics',
  'Water Science',
] as const

export const statuses = [
  'PROPOSED',
  'PLANNING',
  'ACTIVE',
  'IN_PROGRESS',
  'ON_HOLD',
  'COMPLETED',
  'CLOSED',
  'DRAFT',
  'ARCHIVED',
] as const

/** Compounds of these make the texts, so that a part of a word finds some rows and the whole word few. */
export const stems = [
  'electro',
  'photo',
  'bio',
  'nano',
  'thermo',
  'hydro',
  'geo',
  'neuro',
  'cyber',
  'aero',
  'agro',
  'chemo',
  'ferro',
  'cryo',
  'magneto',
  'micro',
  'osmo',
  'piezo',
  'plasma',
  'poly',
  'radio',
  'spectro',
  'ultra',
  'zymo',
] as const

export const tails = [
  'catalysis',
  'membranes',
  'sensing',
  'synthesis',
  'imaging',
  'acoustics',
  'batteries',
  'ceramics',
  'dynamics',
  'fibres',
  'genomics',
  'harvesting',
  'inverters',
  'kinetics',
  'lasers',
  'metrology',
  'optics',
  'polymers',
  'quenching',
  'reactors',
  'storage',
  'turbines',
  'valves',
  'welding',
] as const

/** So many researchers have a session; its token is `bench-session-N`. */
export const sessions = 201

/** Everybody's password. */
export const password = 'a long enough bench password'
