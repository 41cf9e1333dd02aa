import { ERRORS, NO_ANSWER } from "@shikkha/contract/kernel/errors.ts";
import { CallError } from "../../lib/calls/call-error.ts";
import { AccessDeniedPage } from "./AccessDeniedPage.tsx";
import { GenericErrorPage } from "./GenericErrorPage.tsx";
import { InternetProblemPage } from "./InternetProblemPage.tsx";
import { NotFoundPage } from "./NotFoundPage.tsx";
import { ServerErrorPage } from "./ServerErrorPage.tsx";

interface Props {
  error: unknown;
  /** The name of the screen that failed. */
  screen: string;
  onRetry: () => void;
}

/** The page that fits an error: what the server said of it decides, anything else is our own fault. */
export function ErrorPage({ error, screen, onRetry }: Props) {
  if (!(error instanceof CallError)) return <ServerErrorPage onRetry={onRetry} />;
  if (error.code === NO_ANSWER.code) return <InternetProblemPage onRetry={onRetry} />;
  if (error.statusCode === ERRORS.forbidden.status) return <AccessDeniedPage wanted={screen} />;
  if (error.statusCode === ERRORS.notFound.status) return <NotFoundPage text={error.message} />;
  if (error.statusCode >= ERRORS.failed.status)
    return <ServerErrorPage onRetry={onRetry} requestId={error.requestId} />;
  return <GenericErrorPage text={error.message} />;
}
