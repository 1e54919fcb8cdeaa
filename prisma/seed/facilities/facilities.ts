/** The demo's equipment and laboratories. */
import type { DemoDepartment } from '../departments.ts'

interface DemoFacility {
  name: string
  /** A picture in `pictures`, drawn for the demo. */
  picture: string
  department: DemoDepartment
  location: string
  capability: string
  rules: string
  ratePerHour: number
  slotMinutes: number
  leastMinutes: number
  mostMinutes: number
  weeklyQuota: number | null
  approval: boolean
  active?: false
  manager?: string
  /** Minutes after midnight, Monday to Friday. */
  open: readonly [from: number, until: number]
}

export const facilities: readonly DemoFacility[] = [
  {
    name: 'Scanning electron microscope',
    picture: 'scanning-electron-microscope.webp',
    department: 'Material Science',
    location: 'Materials building, room 1.14',
    capability:
      'Images surfaces down to 1.5 nm and maps their elements (EDS). Samples up to 50 mm, conductive or coated.',
    rules: 'Training by the operator is required before the first session. No magnetic powders. Bring coated samples.',
    ratePerHour: 450,
    slotMinutes: 60,
    leastMinutes: 60,
    mostMinutes: 240,
    weeklyQuota: 8,
    approval: true,
    manager: 'commercialization_team',
    open: [480, 1020],
  },
  {
    name: 'Class 1000 clean room',
    picture: 'clean-room.webp',
    department: 'Electrical Engineering',
    location: 'Microelectronics building, level 0',
    capability:
      'Photolithography down to 1 µm, thermal evaporation and reactive-ion etching for wafers of up to 150 mm.',
    rules: 'Gowning certificate required. Two people at any time. Chemicals are registered a week ahead.',
    ratePerHour: 800,
    slotMinutes: 120,
    leastMinutes: 120,
    mostMinutes: 480,
    weeklyQuota: 16,
    approval: true,
    manager: 'ku_team',
    open: [480, 1200],
  },
  {
    name: 'Wind tunnel',
    picture: 'wind-tunnel.webp',
    department: 'Mechanical Engineering',
    location: 'Aerospace hall, bay 3',
    capability:
      'Closed-circuit tunnel with a test section of 1.2 × 0.9 m and up to 60 m/s, with a six-component balance.',
    rules: 'A model must be fixed and checked by the technician. Ear protection is mandatory.',
    ratePerHour: 600,
    slotMinutes: 60,
    leastMinutes: 120,
    mostMinutes: 480,
    weeklyQuota: null,
    approval: true,
    open: [480, 960],
  },
  {
    name: 'Industrial 3D printer',
    picture: '3d-printer.webp',
    department: 'Mechanical Engineering',
    location: 'Maker hall, room 0.07',
    capability: 'Prints nylon and PEEK by selective laser sintering, up to 340 × 340 × 600 mm.',
    rules: 'Send the file a day ahead. The powder is charged by weight.',
    ratePerHour: 120,
    slotMinutes: 60,
    leastMinutes: 60,
    mostMinutes: 480,
    weeklyQuota: 20,
    approval: false,
    open: [480, 1200],
  },
  {
    name: 'GPU cluster node',
    picture: 'gpu-cluster.webp',
    department: 'Computer Science',
    location: 'Data center, rack 12',
    capability:
      'Eight accelerators with 80 GB each, reserved for one project at a time, with 40 TB of scratch storage.',
    rules: 'Data that identifies people is processed only with the approval of the ethics board.',
    ratePerHour: 90,
    slotMinutes: 60,
    leastMinutes: 60,
    mostMinutes: 1440,
    weeklyQuota: 48,
    approval: false,
    open: [0, 1440],
  },
  {
    name: 'Nuclear magnetic resonance spectrometer',
    picture: 'nmr-spectrometer.webp',
    department: 'Chemistry',
    location: 'Chemistry building, basement',
    capability: '600 MHz with a cryoprobe, for proton, carbon and phosphorus spectra of liquids.',
    rules: 'No pacemakers in the room. Standard tubes of 5 mm only.',
    ratePerHour: 300,
    slotMinutes: 30,
    leastMinutes: 30,
    mostMinutes: 240,
    weeklyQuota: 6,
    approval: false,
    open: [480, 1020],
  },
  {
    name: 'Motion analysis laboratory',
    picture: 'motion-analysis.webp',
    department: 'Biomedical Engineering',
    location: 'Health sciences building, room 2.20',
    capability: 'Sixteen cameras, force plates and wireless electromyography for gait and rehabilitation studies.',
    rules: 'Studies with people need the approval of the ethics board; attach its number to the purpose.',
    ratePerHour: 250,
    slotMinutes: 60,
    leastMinutes: 60,
    mostMinutes: 240,
    weeklyQuota: 10,
    approval: true,
    open: [540, 1020],
  },
  {
    name: 'Membrane filtration rig',
    picture: 'membrane-rig.webp',
    department: 'Environmental Science',
    location: 'Water laboratory, bay 2',
    capability: 'Cross-flow cells for reverse osmosis and nanofiltration at up to 80 bar.',
    rules: 'Rinse the rig with deionized water after use.',
    ratePerHour: 0,
    slotMinutes: 60,
    leastMinutes: 60,
    mostMinutes: 480,
    weeklyQuota: null,
    approval: true,
    active: false,
    open: [480, 1020],
  },
]
