/** For stories of views that lie in an app: charts, poses and walks of the machines here. */
export * from '../checkout/checkout.poses.ts'
export * from '../checkout/checkout.walk.ts'
export { heldCheckout } from '../checkout/held-checkout.ts'
export * from './machine-chart.tsx'
export { nowIn } from './now-in.ts'
export { PlayedMachine } from './played-machine.tsx'
export { createStage } from './stage.tsx'
export { walkView } from './view-walk.tsx'
