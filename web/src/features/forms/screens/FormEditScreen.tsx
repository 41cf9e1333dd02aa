import { useState } from "react";
import { useRouteParams } from "../../../shared/routing/navigation.ts";
import { QueryState } from "../../../shared/states/QueryState.tsx";
import { Builder } from "../components/Builder.tsx";
import { BuilderShape } from "../components/BuilderShape.tsx";
import { useDraft } from "../forms.api.ts";

export default function FormEditScreen() {
  const { id } = useRouteParams();
  const draft = useDraft(Number(id));
  // A new one is begun when someone else's state is taken up.
  const [round, setRound] = useState(0);
  async function reload() {
    await draft.refetch();
    setRound((before) => before + 1);
  }
  return (
    <QueryState query={draft} skeleton={<BuilderShape />}>
      {(data) => (
        <Builder key={`${data.id}.${round}`} draft={data} onReload={() => void reload()} />
      )}
    </QueryState>
  );
}
