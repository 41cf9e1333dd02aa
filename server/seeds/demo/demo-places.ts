/** Places the named demo accounts work at, by the ids of locations.csv. */
export const DHAKA_ZONE = 188;
export const SYLHET_ZONE = 189;
export const GAZIPUR = 203;
export const SYLHET = 253;
export const SAVAR = 1005;
export const KALIGANJ_OF_GAZIPUR = 1032;
