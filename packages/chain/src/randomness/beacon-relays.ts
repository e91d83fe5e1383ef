/** Public relays of drand's evmnet beacon. All serve the same signed rounds. */
export const beaconRelays = ['api', 'api2', 'api3'].map(
  (host) => `https://${host}.drand.sh/v2/beacons/evmnet`,
)
