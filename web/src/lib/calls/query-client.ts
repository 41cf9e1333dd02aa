import { QueryClient } from "@tanstack/react-query";
import { NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import { CallError } from "./call-error.ts";

const MOST_RETRIES = 2;

/** A read is tried again only when the server could not answer; a refusal stays a refusal. */
function shouldRetry(failures: number, error: unknown): boolean {
  return (
    failures < MOST_RETRIES && error instanceof CallError && error.statusCode === NO_ANSWER.status
  );
}

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { retry: shouldRetry, staleTime: 30_000, refetchOnWindowFocus: false },
      mutations: { retry: false },
    },
  });
}
