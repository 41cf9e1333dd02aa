import { useQuery } from "@tanstack/react-query";

interface Room {
  readonly used: number;
  readonly all: number;
}

/** How much of what the browser lets us keep is in use; undefined where it does not say. */
export function useStorageRoom(): Room | undefined {
  const { data } = useQuery({
    queryKey: ["storageRoom"],
    queryFn: async () => {
      // Absent on pages that are not served securely.
      const storage: StorageManager | undefined = navigator.storage;
      const { usage = 0, quota = 0 } = (await storage?.estimate()) ?? {};
      return quota > 0 ? { used: usage, all: quota } : null;
    },
    networkMode: "always",
    staleTime: 0,
    retry: false,
  });
  return data ?? undefined;
}
