import { useEffect, useState } from "react";

interface Position {
  readonly latitude: number;
  readonly longitude: number;
}

/** Where the device is, if it was allowed to say so before; nobody is asked for the sake of a distance. */
export function useOwnPosition(): Position | undefined {
  const [position, setPosition] = useState<Position>();
  useEffect(() => {
    let isWanted = true;
    async function look() {
      if (!("geolocation" in navigator) || !("permissions" in navigator)) return;
      const { state } = await navigator.permissions.query({ name: "geolocation" });
      if (state !== "granted") return;
      navigator.geolocation.getCurrentPosition(
        ({ coords: { latitude, longitude } }) => {
          if (isWanted) setPosition({ latitude, longitude });
        },
        () => undefined,
        { maximumAge: 600_000, timeout: 10_000 },
      );
    }
    look().catch(() => undefined);
    return () => {
      isWanted = false;
    };
  }, []);
  return position;
}
